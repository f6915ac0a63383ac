import { max } from "date-fns";
import type { Nombres } from "../../cuentas/personas/nombres";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { acaba, comienza, type FechaConLugares, type Inscripcion } from "../inscripciones/inscripcion";
import { codigoDe, codigoEscrito, constanciaDe, type Certificado } from "./certificado";

const UN_MINUTO_EN_MS = 60_000;

/**
 * Writes the certificate of a place whose person was there, inside the caller's transaction. It is given once what is
 * known of their presence is enough (`constanciaDe`).
 */
export async function certificar(
  trx: Repos<"certificados">,
  {
    inscripcion,
    nombre,
    apePaterno,
    apeMaterno,
    presenteSegundos,
    entroEn,
    confirmado,
  }: Nombres & { inscripcion: Inscripcion } & Pick<
      Certificado,
      "presenteSegundos" | "entroEn" | "confirmado"
    >,
  fecha: FechaConLugares,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
): Promise<void> {
  await trx.certificados.crear({
    codigo: codigoDe(newId()),
    idInscripcion: inscripcion.idInscripcion,
    idPersona: inscripcion.idPersona,
    nombre: [nombre, apePaterno, apeMaterno].filter(Boolean).join(" "),
    titulo: fecha.titulo,
    clase: fecha.clase,
    inicio: fecha.inicio,
    minutos: minutosDe(fecha),
    emitidoEn: max([now(), acaba(fecha)]),
    ...{ presenteSegundos, entroEn, confirmado },
    revocadoEn: null,
    revocadoPor: null,
  });
}

/** From when its date began to when it ended, as it really was. */
export const minutosDe = (fecha: Parameters<typeof comienza>[0] & Parameters<typeof acaba>[0]) =>
  Math.max(0, Math.round((acaba(fecha).getTime() - comienza(fecha).getTime()) / UN_MINUTO_EN_MS));

/** Begun now, and so shorter than it was meant to be: what was certified before says so too. */
export const alEmpezar = (trx: Repos<"certificados">, fecha: FechaConLugares, empezadaEn: Date) =>
  trx.certificados.corregir(fecha, { minutos: minutosDe({ ...fecha, empezadaEn }) });

/** Ended now: whoever said before that they were there is given their certificate now. */
export const alTerminar = (trx: Repos<"certificados">, fecha: FechaConLugares, terminadaEn: Date) =>
  trx.certificados.corregir(fecha, {
    minutos: minutosDe({ ...fecha, terminadaEn }),
    emitidoEn: terminadaEn,
  });

/** The certificate of a code, good or revoked; null for one that was never given. */
export function makeVerCertificado({ repos }: Deps<"certificados">) {
  return async (escrito: string): Promise<Certificado | null> => {
    const codigo = codigoEscrito(escrito);
    const certificado = codigo === null ? null : await repos.certificados.porCodigo(codigo);
    return certificado && constanciaDe(certificado) ? certificado : null;
  };
}

/** One that should not have been given: its address says so from then on. */
export function makeRevocarCertificado({ transaccion, now }: Deps<"certificados">) {
  return ({
    codigo: escrito,
    motivo,
  }: {
    codigo: string;
    motivo: string;
  }): Promise<Result<{ codigo: string }, "certificado-no-existe">> =>
    transaccion(async (trx) => {
      const codigo = codigoEscrito(escrito);
      const revocado = codigo !== null && (await trx.certificados.revocar(codigo, motivo, now()));
      return revocado ? done({ codigo }) : refuse("certificado-no-existe");
    });
}
