import type { Deps } from "../../shared/puertos";
import { refuse } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { DIAS_PARA_DESHACER } from "../deshacer/enlaceParaDeshacer";
import { VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";

/**
 * Days for which a replaced password is refused. An undo on the last day of its link reaches back as far again, and a
 * thief knew the passwords until then.
 */
export const DIAS_DE_CLAVE_REEMPLAZADA = 2 * DIAS_PARA_DESHACER;
/**
 * Maximum of replaced passwords to compare: each takes about 90 ms of the password queue. A voided password is compared
 * too.
 */
export const CLAVES_REEMPLAZADAS = 5;
const INTENTOS_CON_CLAVES_REEMPLAZADAS = 5;

/** Digest of a replaced password. `enUsoDesde` is null for the password of the sign-up. */
export interface ClaveReemplazada {
  claveHash: string;
  enUsoDesde: Date | null;
  reemplazadaEn: Date;
}

/**
 * Digests beyond the five that are kept: those used for the shortest time are deleted. A thief who changes the password
 * again and again, to push out the owner's password, only makes such short-lived ones.
 */
export function clavesPorOlvidar(reemplazadas: readonly ClaveReemplazada[]): string[] {
  const enUso = ({ enUsoDesde, reemplazadaEn }: ClaveReemplazada) =>
    enUsoDesde === null ? Infinity : reemplazadaEn.getTime() - enUsoDesde.getTime();
  const masUsadas = reemplazadas.toSorted((a, b) => {
    const [deUna, deOtra] = [enUso(a), enUso(b)];
    return deUna === deOtra ? b.reemplazadaEn.getTime() - a.reemplazadaEn.getTime() : deOtra - deUna;
  });
  return masUsadas.slice(CLAVES_REEMPLAZADAS).map(({ claveHash }) => claveHash);
}

/**
 * Refuses a new password that the account had in the last fourteen days, or that an undo voided: a stranger may know
 * it. It costs up to six hashes, so that it runs only after a proof, and at most five times for each `paraQue` (a
 * recovery or an access). Returns the refusal, or null.
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
