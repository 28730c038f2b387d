/** A gap in a template: `{name}` or `{name:form}`. */
export const placeholder: RegExp = /\{(\w+)(?::([^}]*))?\}/g;
