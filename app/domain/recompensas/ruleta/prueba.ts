import type { Fecha } from "../../shared/fechas";
import type { Sha256 } from "../../shared/huella";
import { PARTES, type Premio } from "./ronda";

/** Keyed digest of a text, HMAC-SHA256 in hexadecimal. */
export type Hmac = (llave: string, texto: string) => string;

export interface Digestos {
  sha256: Sha256;
  hmac: Hmac;
}

/** A play as the public list of its round has it: it names a number and no person. */
export interface JugadaPublica {
  /** Place of the play in the chain of its round, from 1. */
  numero: number;
  /** Number of the person in this round, in the order in which people entered it. */
  participante: number;
  /** Number of this play among those of the person, from 1. */
  cuenta: number;
  /** SHA-256 of the word that the person added. */
  palabra: string;
  /** Name of the prize in the list; null without a prize. */
  premio: string | null;
  /** False when the play fell on a prize that was gone, or that the person had already: the turn stays. */
  gasta: boolean;
  /** Day of the play in Lima. */
  dia: Fecha;
  /** Link of the chain. */
  eslabon: string;
}

type Jugador = Pick<JugadaPublica, "participante" | "cuenta" | "palabra">;

/** Text that the seed signs: everything in it is fixed before the play. */
export const mensajeDe = (idRonda: string, { participante, cuenta, palabra }: Jugador): string =>
  `${idRonda}:${participante}:${cuenta}:${palabra}`;

/** Part, from 0 to 9999, on which a play falls: the first eight digits of its HMAC, as a share of all of them. */
export const parteDe = (resultado: string): number =>
  Math.floor((Number.parseInt(resultado.slice(0, 8), 16) * PARTES) / 2 ** 32);

/** Prize of a part: the prizes take their parts in the order of the list, and the rest brings none. */
export function premioDe<P extends Pick<Premio, "partes">>(premios: readonly P[], parte: number): P | null {
  let hasta = 0;
  return premios.find(({ partes }) => parte < (hasta += partes)) ?? null;
}

/** First link of the chain: it binds the seed and the list of prizes. */
export const primerEslabon = (
  sha256: Sha256,
  { compromiso, lista }: { compromiso: string; lista: string },
): string => sha256(`${compromiso}:${sha256(lista)}`);

/** Link of a play: whoever adds, drops, moves or changes a play changes every link after it. */
export function eslabonDe(sha256: Sha256, anterior: string, jugada: Omit<JugadaPublica, "eslabon">): string {
  const { numero, participante, cuenta, palabra, premio, gasta, dia } = jugada;
  return sha256(
    [anterior, numero, participante, cuenta, palabra, premio ?? "-", gasta ? 1 : 0, dia].join(":"),
  );
}

interface RondaRevelada {
  idRonda: string;
  lista: string;
  compromiso: string;
  semilla: string;
}

/**
 * Recomputes every play of a round. Gives the first fault in words, or null when there is none.
 *
 * @example revisarRonda(digestos, ronda, jugadas); // "jugada 3: cae en «20-monedas», y dice «nada»"
 */
export function revisarRonda(
  { sha256, hmac }: Digestos,
  { idRonda, lista, compromiso, semilla }: RondaRevelada,
  jugadas: readonly JugadaPublica[],
): string | null {
  if (sha256(semilla) !== compromiso) return "la semilla no es la que se prometió";
  const { premios } = JSON.parse(lista) as { premios: Premio[] };
  const quedan = new Map(premios.map(({ uid, existencias }) => [uid, existencias ?? Infinity]));
  const cuentas = new Map<number, number>();
  const palabras = new Map<number, string>();
  const tiene = new Set<string>();
  let anterior = primerEslabon(sha256, { compromiso, lista });
  for (const [lugar, jugada] of jugadas.entries()) {
    const falta = (que: string) => `jugada ${jugada.numero}: ${que}`;
    if (jugada.numero !== lugar + 1) return falta("está fuera de su lugar");
    const { participante } = jugada;
    const cuenta = (cuentas.get(participante) ?? 0) + 1;
    if (jugada.cuenta !== cuenta) return falta("falta otra del mismo participante");
    if (cuenta === 1 && participante !== cuentas.size + 1) return falta("falta un participante");
    cuentas.set(participante, cuenta);
    if (cuenta === 1) palabras.set(participante, jugada.palabra);
    if (palabras.get(participante) !== jugada.palabra) return falta("cambia la palabra del participante");
    const cae = premioDe(premios, parteDe(hmac(semilla, mensajeDe(idRonda, jugada))));
    const suyo = `${participante}:${cae?.uid}`;
    const hay = cae !== null && quedan.get(cae.uid)! > 0 && !(cae.unoPorPersona && tiene.has(suyo));
    const premio = hay ? cae.uid : null;
    if (jugada.premio !== premio) {
      return falta(`cae en «${premio ?? "nada"}», y dice «${jugada.premio ?? "nada"}»`);
    }
    if (jugada.gasta !== (hay || cae === null)) return falta("no dice si gastó el turno");
    if (hay) {
      quedan.set(cae.uid, quedan.get(cae.uid)! - 1);
      tiene.add(suyo);
    }
    const eslabon = eslabonDe(sha256, anterior, jugada);
    if (jugada.eslabon !== eslabon) return falta("rompe la cadena");
    anterior = eslabon;
  }
  return null;
}
