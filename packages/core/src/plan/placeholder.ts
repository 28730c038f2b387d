/** A gap in a template: `{name}` or `{name:form}`. A brace in a form would let each brace look as far as the end. */
export const placeholder: RegExp = /\{(\w+)(?::([^{}]*))?\}/g;
