import type { Deps } from "../../shared/puertos";
import { refuse } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { DIAS_PARA_DESHACER } from "../deshacer/enlaceParaDeshacer";
import { VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";

/** An undo, on the last day of its link, reaches back as far again: what it takes back was known to a thief until then. */
export const DIAS_DE_CLAVE_REEMPLAZADA = 2 * DIAS_PARA_DESHACER;
/** Comparing one takes about 90 ms of the password queue: five at most, and the voided one. */
export const CLAVES_REEMPLAZADAS = 5;
const INTENTOS_CON_CLAVES_REEMPLAZADAS = 5;

/** A digest that a change of password replaced; `enUsoDesde` is null in one that is older than our keeping it. */
export interface ClaveReemplazada {
  claveHash: string;
  enUsoDesde: Date | null;
  reemplazadaEn: Date;
}

/**
 * Digests beyond the five that are kept: those that were in use for the shortest time. A thief who changes the password
 * again and again, to have the owner's own one forgotten, makes only short ones.
 */
export function clavesPorOlvidar(reemplazadas: readonly ClaveReemplazada[]): string[] {
  const enUso = ({ enUsoDesde, reemplazadaEn }: ClaveReemplazada) =>
    enUsoDesde === null ? Infinity : reemplazadaEn.getTime() - enUsoDesde.getTime();
  const masUsadas = reemplazadas.toSorted((una, otra) => {
    const [deUna, deOtra] = [enUso(una), enUso(otra)];
    return deUna === deOtra ? otra.reemplazadaEn.getTime() - una.reemplazadaEn.getTime() : deOtra - deUna;
  });
  return masUsadas.slice(CLAVES_REEMPLAZADAS).map(({ claveHash }) => claveHash);
}

/**
 * Refuses a new password that the account had in the last fourteen days, or that an undo voided: somebody else may know
 * it. Costs up to six hashes, so it is asked only after a proof, and five times for each `paraQue` (a way back, an
 * access). Answers the refusal, or null.
 */
export function makeRechazarClaveReemplazada({
  repos,
  now,
  verificarClave,
}: Pick<Deps<"intentos" | "personas">, "repos" | "now"> & {
  verificarClave: (claveHash: string | null, clave: string, conocida?: number | null) => Promise<boolean>;
}) {
  return async function rechazarClaveReemplazada(entrada: {
    idPersona: number;
    clave: string;
    paraQue: string;
  }) {
    const { idPersona, clave, paraQue } = entrada;
    const desde = sumarMinutos(now(), -DIAS_DE_CLAVE_REEMPLAZADA * UN_DIA_EN_MINUTOS);
    const reemplazadas = await repos.personas.clavesReemplazadas(idPersona, desde);
    if (reemplazadas.length === 0) return null;
    const intentos = await repos.intentos.contar(
      `claves-reemplazadas:${paraQue}`,
      { tope: INTENTOS_CON_CLAVES_REEMPLAZADAS, ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS },
      now(),
    );
    if (intentos > INTENTOS_CON_CLAVES_REEMPLAZADAS) return refuse("demasiados-intentos");
    for (const claveHash of reemplazadas) {
      if (await verificarClave(claveHash, clave, idPersona)) return refuse("clave-anulada");
    }
    return null;
  };
}
