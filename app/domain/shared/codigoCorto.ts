/** Consonants that no other letter looks like. Their number is prime, so the check finds every swap of two letters. */
const LETRAS = "BCDFGHJKMNPRSTWXZ";
const LARGO = 8;
/** First letters are split between the kinds: one code never names both an order and a session. */
const PRIMERAS_POR_CLASE = 8;
const PRIMERA = { pedido: 0, cita: PRIMERAS_POR_CLASE } as const;

export type ClaseDeCodigo = keyof typeof PRIMERA;

/** Codes that an id may get. One of them is almost always free. */
const CANDIDATOS = 4;

/** FNV-1a of 32 bits: it spreads ids evenly over the codes, and keeps no secret. */
function mezclar(texto: string): number {
  let huella = 0x811c9dc5;
  for (let lugar = 0; lugar < texto.length; lugar++)
    huella = Math.imul(huella ^ texto.charCodeAt(lugar), 0x01000193);
  // The finalizer of MurmurHash3, so that ids that are alike get codes that are not.
  huella = Math.imul(huella ^ (huella >>> 16), 0x85ebca6b);
  huella = Math.imul(huella ^ (huella >>> 13), 0xc2b2ae35);
  return (huella ^ (huella >>> 16)) >>> 0;
}

/** The check letter: each place has its own weight. */
const control = (letras: string) =>
  LETRAS[
    Array.from(letras).reduce((suma, letra, lugar) => suma + (lugar + 2) * LETRAS.indexOf(letra), 0) %
      LETRAS.length
  ]!;

/**
 * Candidates for the short code of an order or a session: seven letters and a check letter. The store takes the first
 * one that is free.
 *
 * @example candidatosDeCodigo("pedido", idPedido)[0]; // "BKMZTRWC"
 */
export function candidatosDeCodigo(clase: ClaseDeCodigo, id: string): string[] {
  return Array.from({ length: CANDIDATOS }, (_, vez) => {
    let resto = mezclar(`${PRIMERA[clase]}:${vez}:${id}`);
    let letras = LETRAS[PRIMERA[clase] + (resto % PRIMERAS_POR_CLASE)]!;
    resto = Math.floor(resto / PRIMERAS_POR_CLASE);
    for (; letras.length < LARGO - 1; resto = Math.floor(resto / LETRAS.length))
      letras += LETRAS[resto % LETRAS.length]!;
    return letras + control(letras);
  });
}

/**
 * A typed or heard code with its kind: spaces, dashes and small letters do not matter. Null for any other text, and
 * for a code with one wrong letter or two swapped ones.
 */
export function codigoCortoEscrito(texto: string): { codigo: string; clase: ClaseDeCodigo } | null {
  const codigo = texto.replace(/[\s-]/g, "").toUpperCase();
  if (codigo.length !== LARGO || Array.from(codigo).some((letra) => !LETRAS.includes(letra))) return null;
  if (control(codigo.slice(0, -1)) !== codigo.at(-1)) return null;
  const primera = LETRAS.indexOf(codigo[0]!);
  if (primera >= 2 * PRIMERAS_POR_CLASE) return null;
  return { codigo, clase: primera < PRIMERAS_POR_CLASE ? "pedido" : "cita" };
}

/** Code in two groups, as it is read aloud: "BKMZ-TRWC". */
export const codigoCortoLegible = (codigo: string) => `${codigo.slice(0, 4)}-${codigo.slice(4)}`;
