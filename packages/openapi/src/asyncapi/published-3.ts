import type { JsonObject } from "argot";

/**
 * The published schema of AsyncAPI 3.0 and 3.1 documents, without what Argot does not read: texts for people, bindings, and the schemas of
 * other formats.
 *
 * @see {@link https://github.com/asyncapi/spec-json-schemas | The schemas of AsyncAPI}, under the Apache License 2.0
 */
export const published3: JsonObject = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "https://github.com/argot-schema/argot/asyncapi-3",
  type: "object",
  required: ["asyncapi", "info"],
  properties: {
    id: {
      type: "string",
    },
    asyncapi: {
      type: "string",
      pattern: "^3\\.[01]\\.\\d+$",
    },
    channels: {
      $ref: "#/definitions/channels",
    },
    components: {
      $ref: "#/definitions/components",
    },
    defaultContentType: {
      type: "string",
    },
    info: {
      $ref: "#/definitions/info",
    },
    operations: {
      $ref: "#/definitions/operations",
    },
    servers: {
      $ref: "#/definitions/servers",
    },
  },
  patternProperties: {
    "^x-[\\w\\d\\.\\x2d_]+$": {
      $ref: "#/definitions/specificationExtension",
    },
  },
  additionalProperties: false,
  definitions: {
    APIKeyHTTPSecurityScheme: {
      type: "object",
      required: ["type", "name", "in"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["httpApiKey"],
        },
        in: {
          type: "string",
          enum: ["header", "query", "cookie"],
        },
        name: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    BearerHTTPSecurityScheme: {
      type: "object",
      required: ["type", "scheme"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["http"],
        },
        bearerFormat: {
          type: "string",
        },
        scheme: {
          type: "string",
          enum: ["bearer"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    HTTPSecurityScheme: {
      oneOf: [
        {
          $ref: "#/definitions/NonBearerHTTPSecurityScheme",
        },
        {
          $ref: "#/definitions/BearerHTTPSecurityScheme",
        },
        {
          $ref: "#/definitions/APIKeyHTTPSecurityScheme",
        },
      ],
    },
    NonBearerHTTPSecurityScheme: {
      type: "object",
      not: {
        type: "object",
        properties: {
          scheme: {
            type: "string",
            enum: ["bearer"],
          },
        },
      },
      required: ["scheme", "type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["http"],
        },
        scheme: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    Reference: {
      type: "object",
      required: ["$ref"],
      properties: {
        $ref: {
          $ref: "#/definitions/ReferenceObject",
        },
      },
    },
    ReferenceObject: {
      type: "string",
    },
    SaslGssapiSecurityScheme: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["gssapi"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    SaslPlainSecurityScheme: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["plain"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    SaslScramSecurityScheme: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["scramSha256", "scramSha512"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    SaslSecurityScheme: {
      oneOf: [
        {
          $ref: "#/definitions/SaslPlainSecurityScheme",
        },
        {
          $ref: "#/definitions/SaslScramSecurityScheme",
        },
        {
          $ref: "#/definitions/SaslGssapiSecurityScheme",
        },
      ],
    },
    SecurityScheme: {
      oneOf: [
        {
          $ref: "#/definitions/userPassword",
        },
        {
          $ref: "#/definitions/apiKey",
        },
        {
          $ref: "#/definitions/X509",
        },
        {
          $ref: "#/definitions/symmetricEncryption",
        },
        {
          $ref: "#/definitions/asymmetricEncryption",
        },
        {
          $ref: "#/definitions/HTTPSecurityScheme",
        },
        {
          $ref: "#/definitions/oauth2Flows",
        },
        {
          $ref: "#/definitions/openIdConnect",
        },
        {
          $ref: "#/definitions/SaslSecurityScheme",
        },
      ],
    },
    X509: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["X509"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    anySchema: {
      if: {
        required: ["schema"],
      },
      then: {
        $ref: "#/definitions/multiFormatSchema",
      },
      else: {
        $ref: "#/definitions/schema",
      },
    },
    apiKey: {
      type: "object",
      required: ["type", "in"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["apiKey"],
        },
        in: {
          type: "string",
          enum: ["user", "password"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    asymmetricEncryption: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["asymmetricEncryption"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    channel: {
      type: "object",
      properties: {
        title: {
          type: "string",
        },
        description: {
          type: "string",
        },
        address: {
          type: ["string", "null"],
        },
        bindings: {},
        externalDocs: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/externalDocs",
            },
          ],
        },
        messages: {
          $ref: "#/definitions/channelMessages",
        },
        parameters: {
          $ref: "#/definitions/parameters",
        },
        servers: {
          type: "array",
          uniqueItems: true,
          items: {
            $ref: "#/definitions/Reference",
          },
        },
        summary: {
          type: "string",
        },
        tags: {
          type: "array",
          uniqueItems: true,
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/tag",
              },
            ],
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    channelMessages: {
      type: "object",
      additionalProperties: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/messageObject",
          },
        ],
      },
    },
    channels: {
      type: "object",
      additionalProperties: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/channel",
          },
        ],
      },
    },
    components: {
      type: "object",
      properties: {
        channelBindings: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {},
          },
        },
        channels: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/channel",
                },
              ],
            },
          },
        },
        correlationIds: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/correlationId",
                },
              ],
            },
          },
        },
        externalDocs: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/externalDocs",
                },
              ],
            },
          },
        },
        messageBindings: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {},
          },
        },
        messageTraits: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/messageTrait",
                },
              ],
            },
          },
        },
        messages: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/messageObject",
                },
              ],
            },
          },
        },
        operationBindings: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {},
          },
        },
        operationTraits: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/operationTrait",
                },
              ],
            },
          },
        },
        operations: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/operation",
                },
              ],
            },
          },
        },
        parameters: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/parameter",
                },
              ],
            },
          },
        },
        replies: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/operationReply",
                },
              ],
            },
          },
        },
        replyAddresses: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/operationReplyAddress",
                },
              ],
            },
          },
        },
        schemas: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              $ref: "#/definitions/anySchema",
            },
          },
        },
        securitySchemes: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/SecurityScheme",
                },
              ],
            },
          },
        },
        serverBindings: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {},
          },
        },
        serverVariables: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/serverVariable",
                },
              ],
            },
          },
        },
        servers: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/server",
                },
              ],
            },
          },
        },
        tags: {
          type: "object",
          patternProperties: {
            "^[\\w\\d\\.\\-_]+$": {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/tag",
                },
              ],
            },
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    contact: {
      type: "object",
      properties: {
        email: {
          type: "string",
        },
        name: {
          type: "string",
        },
        url: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    correlationId: {
      type: "object",
      required: ["location"],
      properties: {
        description: {
          type: "string",
        },
        location: {
          type: "string",
          pattern: "^\\$message\\.(header|payload)#(\\/(([^\\/~])|(~[01]))*)*",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    externalDocs: {
      type: "object",
      required: ["url"],
      properties: {
        description: {
          type: "string",
        },
        url: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    info: {
      allOf: [
        {
          type: "object",
          required: ["version", "title"],
          properties: {
            title: {
              type: "string",
            },
            description: {
              type: "string",
            },
            contact: {
              $ref: "#/definitions/contact",
            },
            externalDocs: {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/externalDocs",
                },
              ],
            },
            license: {
              $ref: "#/definitions/license",
            },
            tags: {
              type: "array",
              uniqueItems: true,
              items: {
                oneOf: [
                  {
                    $ref: "#/definitions/Reference",
                  },
                  {
                    $ref: "#/definitions/tag",
                  },
                ],
              },
            },
            termsOfService: {
              type: "string",
            },
            version: {
              type: "string",
            },
          },
          patternProperties: {
            "^x-[\\w\\d\\.\\x2d_]+$": {
              $ref: "#/definitions/specificationExtension",
            },
          },
          additionalProperties: false,
        },
        {},
      ],
    },
    "json-schema-draft-07-schema": {
      $ref: "http://json-schema.org/draft-07/schema#",
    },
    license: {
      type: "object",
      required: ["name"],
      properties: {
        name: {
          type: "string",
        },
        url: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    messageExampleObject: {
      type: "object",
      anyOf: [
        {
          required: ["payload"],
        },
        {
          required: ["headers"],
        },
      ],
      properties: {
        headers: {
          type: "object",
        },
        name: {
          type: "string",
        },
        payload: {},
        summary: {
          type: "string",
        },
      },
      additionalProperties: false,
    },
    messageObject: {
      type: "object",
      properties: {
        title: {
          type: "string",
        },
        description: {
          type: "string",
        },
        examples: {
          type: "array",
          items: {
            $ref: "#/definitions/messageExampleObject",
          },
        },
        deprecated: {
          default: false,
          type: "boolean",
        },
        bindings: {},
        contentType: {
          type: "string",
        },
        correlationId: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/correlationId",
            },
          ],
        },
        externalDocs: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/externalDocs",
            },
          ],
        },
        headers: {
          $ref: "#/definitions/anySchema",
        },
        name: {
          type: "string",
        },
        payload: {
          $ref: "#/definitions/anySchema",
        },
        summary: {
          type: "string",
        },
        tags: {
          type: "array",
          uniqueItems: true,
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/tag",
              },
            ],
          },
        },
        traits: {
          type: "array",
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/messageTrait",
              },
              {
                type: "array",
                items: [
                  {
                    oneOf: [
                      {
                        $ref: "#/definitions/Reference",
                      },
                      {
                        $ref: "#/definitions/messageTrait",
                      },
                    ],
                  },
                  {
                    type: "object",
                    additionalItems: true,
                  },
                ],
              },
            ],
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    messageTrait: {
      type: "object",
      properties: {
        title: {
          type: "string",
        },
        description: {
          type: "string",
        },
        examples: {
          type: "array",
          items: {
            $ref: "#/definitions/messageExampleObject",
          },
        },
        deprecated: {
          default: false,
          type: "boolean",
        },
        bindings: {},
        contentType: {
          type: "string",
        },
        correlationId: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/correlationId",
            },
          ],
        },
        externalDocs: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/externalDocs",
            },
          ],
        },
        headers: {
          $ref: "#/definitions/anySchema",
        },
        name: {
          type: "string",
        },
        summary: {
          type: "string",
        },
        tags: {
          type: "array",
          uniqueItems: true,
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/tag",
              },
            ],
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    multiFormatSchema: {
      $comment: "A schema of AsyncAPI, or one with the name of its format: only those of AsyncAPI are checked here",
      if: {
        type: "object",
        required: ["schemaFormat", "schema"],
      },
      then: {
        properties: {
          schemaFormat: {
            type: "string",
          },
        },
        required: ["schema"],
      },
      else: {
        $ref: "#/definitions/schema",
      },
    },
    oauth2Flow: {
      type: "object",
      properties: {
        authorizationUrl: {
          type: "string",
        },
        availableScopes: {
          $ref: "#/definitions/oauth2Scopes",
        },
        refreshUrl: {
          type: "string",
        },
        tokenUrl: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    oauth2Flows: {
      type: "object",
      required: ["type", "flows"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["oauth2"],
        },
        flows: {
          type: "object",
          properties: {
            authorizationCode: {
              allOf: [
                {
                  $ref: "#/definitions/oauth2Flow",
                },
                {
                  required: ["authorizationUrl", "tokenUrl", "availableScopes"],
                },
              ],
            },
            clientCredentials: {
              allOf: [
                {
                  $ref: "#/definitions/oauth2Flow",
                },
                {
                  required: ["tokenUrl", "availableScopes"],
                },
                {
                  not: {
                    required: ["authorizationUrl"],
                  },
                },
              ],
            },
            implicit: {
              allOf: [
                {
                  $ref: "#/definitions/oauth2Flow",
                },
                {
                  required: ["authorizationUrl", "availableScopes"],
                },
                {
                  not: {
                    required: ["tokenUrl"],
                  },
                },
              ],
            },
            password: {
              allOf: [
                {
                  $ref: "#/definitions/oauth2Flow",
                },
                {
                  required: ["tokenUrl", "availableScopes"],
                },
                {
                  not: {
                    required: ["authorizationUrl"],
                  },
                },
              ],
            },
          },
          additionalProperties: false,
        },
        scopes: {
          type: "array",
          items: {
            type: "string",
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
    },
    oauth2Scopes: {
      type: "object",
      additionalProperties: {
        type: "string",
      },
    },
    openIdConnect: {
      type: "object",
      required: ["type", "openIdConnectUrl"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["openIdConnect"],
        },
        openIdConnectUrl: {
          type: "string",
        },
        scopes: {
          type: "array",
          items: {
            type: "string",
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    operation: {
      type: "object",
      required: ["action", "channel"],
      properties: {
        title: {
          type: "string",
        },
        description: {
          type: "string",
        },
        action: {
          type: "string",
          enum: ["send", "receive"],
        },
        bindings: {},
        channel: {
          $ref: "#/definitions/Reference",
        },
        externalDocs: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/externalDocs",
            },
          ],
        },
        messages: {
          type: "array",
          items: {
            $ref: "#/definitions/Reference",
          },
        },
        reply: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/operationReply",
            },
          ],
        },
        security: {
          $ref: "#/definitions/securityRequirements",
        },
        summary: {
          type: "string",
        },
        tags: {
          type: "array",
          uniqueItems: true,
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/tag",
              },
            ],
          },
        },
        traits: {
          type: "array",
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/operationTrait",
              },
            ],
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    operationReply: {
      type: "object",
      properties: {
        address: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/operationReplyAddress",
            },
          ],
        },
        channel: {
          $ref: "#/definitions/Reference",
        },
        messages: {
          type: "array",
          items: {
            $ref: "#/definitions/Reference",
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    operationReplyAddress: {
      type: "object",
      required: ["location"],
      properties: {
        description: {
          type: "string",
        },
        location: {
          type: "string",
          pattern: "^\\$message\\.(header|payload)#(\\/(([^\\/~])|(~[01]))*)*",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    operationTrait: {
      type: "object",
      properties: {
        title: {
          $ref: "#/definitions/operation/properties/title",
        },
        description: {
          $ref: "#/definitions/operation/properties/description",
        },
        bindings: {},
        externalDocs: {
          $ref: "#/definitions/operation/properties/externalDocs",
        },
        security: {
          $ref: "#/definitions/operation/properties/security",
        },
        summary: {
          $ref: "#/definitions/operation/properties/summary",
        },
        tags: {
          $ref: "#/definitions/operation/properties/tags",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    operations: {
      type: "object",
      additionalProperties: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/operation",
          },
        ],
      },
    },
    parameter: {
      properties: {
        description: {
          type: "string",
        },
        examples: {
          type: "array",
          items: {
            type: "string",
          },
        },
        default: {
          type: "string",
        },
        enum: {
          type: "array",
          items: {
            type: "string",
          },
        },
        location: {
          type: "string",
          pattern: "^\\$message\\.(header|payload)#(\\/(([^\\/~])|(~[01]))*)*",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    parameters: {
      type: "object",
      additionalProperties: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/parameter",
          },
        ],
      },
    },
    schema: {
      allOf: [
        {
          $ref: "#/definitions/json-schema-draft-07-schema",
        },
        {
          properties: {
            deprecated: {
              default: false,
              type: "boolean",
            },
            allOf: {
              type: "array",
              minItems: 1,
              items: {
                $ref: "#/definitions/schema",
              },
            },
            anyOf: {
              type: "array",
              minItems: 1,
              items: {
                $ref: "#/definitions/schema",
              },
            },
            oneOf: {
              type: "array",
              minItems: 1,
              items: {
                $ref: "#/definitions/schema",
              },
            },
            not: {
              $ref: "#/definitions/schema",
            },
            contains: {
              $ref: "#/definitions/schema",
            },
            items: {
              default: {},
              anyOf: [
                {
                  $ref: "#/definitions/schema",
                },
                {
                  type: "array",
                  minItems: 1,
                  items: {
                    $ref: "#/definitions/schema",
                  },
                },
              ],
            },
            propertyNames: {
              $ref: "#/definitions/schema",
            },
            properties: {
              default: {},
              type: "object",
              additionalProperties: {
                $ref: "#/definitions/schema",
              },
            },
            patternProperties: {
              default: {},
              type: "object",
              additionalProperties: {
                $ref: "#/definitions/schema",
              },
            },
            additionalProperties: {
              default: {},
              anyOf: [
                {
                  $ref: "#/definitions/schema",
                },
                {
                  type: "boolean",
                },
              ],
            },
            discriminator: {
              type: "string",
            },
            externalDocs: {
              oneOf: [
                {
                  $ref: "#/definitions/Reference",
                },
                {
                  $ref: "#/definitions/externalDocs",
                },
              ],
            },
          },
          patternProperties: {
            "^x-[\\w\\d\\.\\x2d_]+$": {
              $ref: "#/definitions/specificationExtension",
            },
          },
        },
      ],
    },
    securityRequirements: {
      type: "array",
      items: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/SecurityScheme",
          },
        ],
      },
    },
    server: {
      type: "object",
      required: ["host", "protocol"],
      properties: {
        title: {
          type: "string",
        },
        description: {
          type: "string",
        },
        bindings: {},
        externalDocs: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/externalDocs",
            },
          ],
        },
        host: {
          type: "string",
        },
        pathname: {
          type: "string",
        },
        protocol: {
          type: "string",
        },
        protocolVersion: {
          type: "string",
        },
        security: {
          $ref: "#/definitions/securityRequirements",
        },
        summary: {
          type: "string",
        },
        tags: {
          type: "array",
          uniqueItems: true,
          items: {
            oneOf: [
              {
                $ref: "#/definitions/Reference",
              },
              {
                $ref: "#/definitions/tag",
              },
            ],
          },
        },
        variables: {
          $ref: "#/definitions/serverVariables",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    serverVariable: {
      type: "object",
      properties: {
        description: {
          type: "string",
        },
        examples: {
          type: "array",
          items: {
            type: "string",
          },
        },
        default: {
          type: "string",
        },
        enum: {
          type: "array",
          uniqueItems: true,
          items: {
            type: "string",
          },
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    serverVariables: {
      type: "object",
      additionalProperties: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/serverVariable",
          },
        ],
      },
    },
    servers: {
      type: "object",
      additionalProperties: {
        oneOf: [
          {
            $ref: "#/definitions/Reference",
          },
          {
            $ref: "#/definitions/server",
          },
        ],
      },
    },
    specificationExtension: {
      additionalItems: true,
      additionalProperties: true,
    },
    symmetricEncryption: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["symmetricEncryption"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    tag: {
      type: "object",
      required: ["name"],
      properties: {
        description: {
          type: "string",
        },
        externalDocs: {
          oneOf: [
            {
              $ref: "#/definitions/Reference",
            },
            {
              $ref: "#/definitions/externalDocs",
            },
          ],
        },
        name: {
          type: "string",
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
    userPassword: {
      type: "object",
      required: ["type"],
      properties: {
        description: {
          type: "string",
        },
        type: {
          type: "string",
          enum: ["userPassword"],
        },
      },
      patternProperties: {
        "^x-[\\w\\d\\.\\x2d_]+$": {
          $ref: "#/definitions/specificationExtension",
        },
      },
      additionalProperties: false,
    },
  },
};
