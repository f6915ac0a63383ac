export const PASOS = ["pedir", "codigo", "nueva", "listo"] as const;
export type Paso = (typeof PASOS)[number];

/** Step of the recovery in an address; the first step has no name there. */
export const pasoDeLaRuta = (parametro: string | undefined): Paso | null =>
  parametro === undefined ? "pedir" : (PASOS.find((paso) => paso === parametro && paso !== "pedir") ?? null);

export const TITULOS: Record<Paso, string> = {
  pedir: "Recuperar mi contraseña",
  codigo: "Revisa tu correo",
  nueva: "Crea una contraseña nueva",
  listo: "Tu contraseña cambió",
};
