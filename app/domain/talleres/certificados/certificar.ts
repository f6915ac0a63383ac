import { max } from "date-fns";
import type { Nombres } from "../../cuentas/personas/nombres";
import { UN_MINUTO_EN_MS } from "../../shared/duracion";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { acaba, comienza, type FechaConLugares, type Inscripcion } from "../inscripciones/inscripcion";
import { codigoDe, codigoEscrito } from "../../shared/codigoDePapel";
import { constanciaDe, type Certificado, type Constancia } from "./certificado";

/**
 * Writes the certificate of a place, inside the caller's transaction, when the evidence of presence suffices
 * (`constanciaDe`).
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

/** Minutes from the real beginning of a date to its real end. */
export const minutosDe = (fecha: Parameters<typeof comienza>[0] & Parameters<typeof acaba>[0]) =>
  Math.max(0, Math.round((acaba(fecha).getTime() - comienza(fecha).getTime()) / UN_MINUTO_EN_MS));

/** Corrects the minutes on existing certificates after a late beginning: the date is shorter than planned. */
export const alEmpezar = (trx: Repos<"certificados">, fecha: FechaConLugares, empezadaEn: Date) =>
  trx.certificados.corregir(fecha, { minutos: minutosDe({ ...fecha, empezadaEn }) });

/** Corrects length and issue of certificates after an early end: people whose attendance is noted get theirs now. */
export const alTerminar = (trx: Repos<"certificados">, fecha: FechaConLugares, terminadaEn: Date) =>
  trx.certificados.corregir(fecha, {
    minutos: minutosDe({ ...fecha, terminadaEn }),
    emitidoEn: terminadaEn,
  });

/** The certificate with this code, valid or revoked, and its evidence; null for a code that was never given. */
export function makeVerCertificado({ repos }: Deps<"certificados">) {
  return async (escrito: string): Promise<(Certificado & { constancia: Constancia }) | null> => {
    const codigo = codigoEscrito(escrito);
    const certificado = codigo === null ? null : await repos.certificados.porCodigo(codigo);
    const constancia = certificado && constanciaDe(certificado);
    return constancia && { ...certificado, constancia };
  };
}

/** Revokes a certificate that was given by mistake, which its page then shows. */
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
