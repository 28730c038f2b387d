/**
 * Its constructor returns the object that it is given: a class that extends it adds private members to that object. So a plain
 * object can have a property that is computed when it is first read (docs/decisions/0019).
 */
// oxlint-disable-next-line typescript/no-extraneous-class -- only a class can be extended
export class Existing {
  constructor(object: object) {
    return object;
  }
}
