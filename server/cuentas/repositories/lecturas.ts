/** Under which names what surrounds a page of somebody is read once for it. */
export const lectura = {
  persona: (idPersona: number) => `persona:${idPersona}`,
  preferencias: (idPersona: number) => `preferencias:${idPersona}`,
  eliminacion: (idPersona: number) => `eliminacion:${idPersona}`,
  perfil: (idPersona: number) => `perfil:${idPersona}`,
} as const;
