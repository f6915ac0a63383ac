/** Keys under which the data around a page of a person is read once a request. */
export const lectura = {
  persona: (idPersona: number) => `persona:${idPersona}`,
  preferencias: (idPersona: number) => `preferencias:${idPersona}`,
  eliminacion: (idPersona: number) => `eliminacion:${idPersona}`,
  perfil: (idPersona: number) => `perfil:${idPersona}`,
} as const;
