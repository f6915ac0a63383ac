import { z } from "zod";
import { elMesDe } from "../../app/domain/shared/fechas";
import type { Alerta, Avisada, LlaveDeAlertas } from "../../app/domain/saludMental/repositorio";
import { makeCofre } from "../platform/cofre";
import { makeHuella } from "../platform/digest";
import { makeHuellaDePersona } from "../platform/huellaDePersona";
import type { Secret } from "../platform/rotation";

/** All of them are as long. */
const LARGO = 160;
/** A program of before closed no instants: they stood beside. */
const deQuien = z.union([
  z.tuple([z.number(), z.string(), z.coerce.date(), z.coerce.date().nullable()]),
  z.tuple([z.number(), z.string()]),
]);

const conCorreos = z.tuple([z.coerce.date(), z.array(z.string())]);

/** A program of before closed the instant alone. */
function leerAvisada(texto: string): Avisada {
  if (!texto.startsWith("[")) return { en: z.coerce.date().parse(texto), idsCorreo: [] };
  const [en, idsCorreo] = conCorreos.parse(JSON.parse(texto));
  return { en, idsCorreo };
}

/** Sealed for this use alone: what says whose an alert is does not open as when it was mailed. */
const deAvisada = (idAlerta: string) => `${idAlerta}:avisada`;

/**
 * Says of whom an alert is, and when it was, with the keys of the programme's answers: the storage alone tells of nobody
 * that there is one, nor by an instant that stands beside somebody's name elsewhere.
 */
export function makeLlaveDeAlertas(secretoDeRespuestas: Secret): LlaveDeAlertas {
  const cofre = makeCofre(secretoDeRespuestas, "salud-mental");
  const huella = makeHuella(secretoDeRespuestas);
  const dePersona = makeHuellaDePersona(secretoDeRespuestas);
  const cerrarAvisada = (idAlerta: string, { en, idsCorreo }: Avisada) =>
    cofre.cerrar(JSON.stringify([en, idsCorreo]), deAvisada(idAlerta));
  function abrirAvisada({ idAlerta, avisadaCerrada }: Pick<Alerta, "idAlerta" | "avisadaCerrada">) {
    if (avisadaCerrada === null) return null;
    try {
      return leerAvisada(cofre.abrir(avisadaCerrada, deAvisada(idAlerta)));
    } catch {
      return null;
    }
  }
  return {
    abrirAvisada,
    cerrarAvisada,
    cerrar: (idAlerta, { idPersona, uuidForm, creadaEn, ultimaEn, avisada }) => ({
      avisadaCerrada: avisada && cerrarAvisada(idAlerta, avisada),
      deQuienCerrado: cofre.cerrar(
        JSON.stringify([idPersona, uuidForm, creadaEn, ultimaEn]).padEnd(LARGO),
        idAlerta,
      ),
      huellaDePersona: dePersona(idPersona),
      huellaDeFormulario: huella(`formulario:${uuidForm}`),
    }),
    abrir({ idAlerta, deQuienCerrado, avisadaCerrada, creadaEn, ultimaEn }) {
      try {
        const [idPersona, uuidForm, creada, ultima = null] = deQuien.parse(
          JSON.parse(cofre.abrir(deQuienCerrado, idAlerta)),
        );
        // What stands in clear was written by a program of before.
        const enClaro = +creadaEn !== +elMesDe(creadaEn);
        return {
          ...{ idPersona, uuidForm },
          creadaEn: enClaro ? creadaEn : (creada ?? creadaEn),
          ultimaEn: ultimaEn ?? ultima,
          avisada: abrirAvisada({ idAlerta, avisadaCerrada }),
        };
      } catch {
        return null;
      }
    },
    huellasDe: dePersona.posibles,
  };
}
