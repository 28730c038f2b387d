// Resources of FHIR R4, as a hospital exchanges them. No npm package has the official examples.
import type { Json, JsonObject } from "./json.js";

interface Resource extends JsonObject {
  resourceType: string;
  id: string;
}

const reference = (kind: string, id: string, display?: string): JsonObject => ({
  reference: `${kind}/${id}`,
  ...(display !== undefined && { display }),
});

const concept = (system: string, code: string, display: string): JsonObject => ({
  coding: [{ system, code, display }],
  text: display,
});

const loinc = "http://loinc.org";
const snomed = "http://snomed.info/sct";

const patient = (id: string, family: string, given: string, birthDate: string): Resource => ({
  resourceType: "Patient",
  id,
  meta: { versionId: "3", lastUpdated: "2024-02-11T08:30:00Z" },
  text: { status: "generated", div: `<div xmlns="http://www.w3.org/1999/xhtml">${given} ${family}</div>` },
  identifier: [{ use: "official", system: "urn:oid:2.16.840.1.113883.2.4.6.3", value: `MRN-${id}` }],
  active: true,
  name: [
    { use: "official", family, given: [given] },
    { use: "maiden", family: "Doe", given: [given, "M."] },
  ],
  telecom: [
    { system: "phone", value: "+31 20 555 0100", use: "home", rank: 1 },
    { system: "email", value: `${given.toLowerCase()}@example.org`, use: "work" },
  ],
  gender: "female",
  birthDate,
  address: [{ use: "home", line: ["Main Street 12"], city: "Utrecht", postalCode: "3511", country: "NL" }],
  maritalStatus: concept("http://terminology.hl7.org/CodeSystem/v3-MaritalStatus", "M", "Married"),
  contact: [{ relationship: [{ text: "partner" }], name: { family, given: ["Alex"] } }],
  managingOrganization: reference("Organization", "1", "Example Hospital"),
});

const quantity = (value: number, unit: string): JsonObject => ({
  value,
  unit,
  system: "http://unitsofmeasure.org",
  code: unit,
});

const observation = (id: string, code: JsonObject, result: JsonObject): Resource => ({
  resourceType: "Observation",
  id,
  status: "final",
  category: [concept("http://terminology.hl7.org/CodeSystem/observation-category", "vital-signs", "Vital Signs")],
  code,
  subject: reference("Patient", "p1"),
  encounter: reference("Encounter", "e1"),
  effectiveDateTime: "2024-02-11T09:15:00+01:00",
  issued: "2024-02-11T09:20:00.000+01:00",
  performer: [reference("Practitioner", "d1")],
  ...result,
});

const bloodPressure = observation("o2", concept(loinc, "85354-9", "Blood pressure panel"), {
  component: [
    { code: concept(loinc, "8480-6", "Systolic blood pressure"), valueQuantity: quantity(128, "mm[Hg]") },
    { code: concept(loinc, "8462-4", "Diastolic blood pressure"), valueQuantity: quantity(82, "mm[Hg]") },
  ],
});

const encounter: Resource = {
  resourceType: "Encounter",
  id: "e1",
  status: "finished",
  class: { system: "http://terminology.hl7.org/CodeSystem/v3-ActCode", code: "AMB", display: "ambulatory" },
  type: [concept(snomed, "270427003", "Patient-initiated encounter")],
  subject: reference("Patient", "p1"),
  participant: [{ individual: reference("Practitioner", "d1"), period: { start: "2024-02-11T09:00:00Z" } }],
  period: { start: "2024-02-11T09:00:00Z", end: "2024-02-11T09:40:00Z" },
  diagnosis: [{ condition: reference("Condition", "c1"), rank: 1 }],
  location: [{ location: reference("Location", "l1"), status: "completed" }],
};

const condition: Resource = {
  resourceType: "Condition",
  id: "c1",
  clinicalStatus: concept("http://terminology.hl7.org/CodeSystem/condition-clinical", "active", "Active"),
  severity: concept(snomed, "24484000", "Severe"),
  code: concept(snomed, "38341003", "Hypertension"),
  subject: reference("Patient", "p1"),
  onsetAge: quantity(52, "a"),
  recordedDate: "2024-02-11",
  note: [{ text: "Control in four weeks", time: "2024-02-11T09:40:00Z" }],
};

const medicationRequest: Resource = {
  resourceType: "MedicationRequest",
  id: "m1",
  status: "active",
  intent: "order",
  medicationCodeableConcept: concept("http://www.nlm.nih.gov/research/umls/rxnorm", "314076", "Lisinopril 10 MG"),
  subject: reference("Patient", "p1"),
  authoredOn: "2024-02-11",
  dosageInstruction: [
    {
      sequence: 1,
      text: "one tablet a day",
      timing: { repeat: { frequency: 1, period: 1, periodUnit: "d" } },
      doseAndRate: [{ doseQuantity: quantity(1, "{tablet}") }],
    },
  ],
  dispenseRequest: { numberOfRepeatsAllowed: 3, quantity: quantity(30, "{tablet}") },
};

const organization: Resource = {
  resourceType: "Organization",
  id: "1",
  active: true,
  name: "Example Hospital",
  alias: ["EH"],
  telecom: [{ system: "url", value: "https://hospital.example.org" }],
};

const resources: readonly Resource[] = [
  patient("p1", "Jansen", "Eva", "1971-05-23"),
  patient("p2", "de Vries", "Sanne", "1988-11-02"),
  observation("o1", concept(loinc, "8867-4", "Heart rate"), { valueQuantity: quantity(72, "/min") }),
  bloodPressure,
  encounter,
  condition,
  medicationRequest,
  organization,
];

/** Each resource by itself, and all of them in a bundle. */
export const fhirResources: readonly Json[] = [
  ...resources,
  {
    resourceType: "Bundle",
    id: "b1",
    type: "collection",
    total: resources.length,
    entry: resources.map((resource) => ({
      fullUrl: `https://hospital.example.org/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  },
];
