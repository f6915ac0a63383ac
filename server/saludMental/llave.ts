import { z } from "zod";
import type { Alerta, Avisada, LlaveDeAlertas } from "../../app/domain/saludMental/repositorio";
import { makeCofre } from "../platform/cofre";
import { makeHuella } from "../platform/digest";
import { makeHuellaDePersona } from "../platform/huellaDePersona";
import type { Secret } from "../platform/rotation";

/** Characters to which every text is padded before encryption, so that its length reveals nothing. */
const LARGO = 160;
/** Encrypted content of an alert: its person, its form, and the first and the last time that it was raised. */
const deQuien = z.tuple([z.number(), z.string(), z.coerce.date(), z.coerce.date().nullable()]);

const conCorreos = z.tuple([z.coerce.date(), z.array(z.string())]);

/** Binds the encryption to this use, so that no other encrypted value of the row can take its place. */
const deTomada = (idAlerta: string) => `${idAlerta}:tomada`;

/** Reads what is encrypted about the mails of an alert. */
function leerAvisada(texto: string): Avisada {
  const [en, idsCorreo] = conCorreos.parse(JSON.parse(texto));
  return { en, idsCorreo };
}

/**
 * Name to which the encryption is bound: the encrypted person of an alert cannot be passed off as the time of its
 * mails.
 */
const deAvisada = (idAlerta: string) => `${idAlerta}:avisada`;

/**
 * Encrypts the person and the instants of an alert with the keys for answers of the mental-health programme. The
 * database alone reveals neither that a person has an alert, nor an instant to match with other rows of that person.
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
  const cerrarTomada = (idAlerta: string, en: Date) => cofre.cerrar(en.toISOString(), deTomada(idAlerta));
  function abrirTomada({ idAlerta, tomadaCerrada }: Pick<Alerta, "idAlerta" | "tomadaCerrada">) {
    if (tomadaCerrada === null) return null;
    try {
      return z.coerce.date().parse(cofre.abrir(tomadaCerrada, deTomada(idAlerta)));
    } catch {
      return null;
    }
  }
  return {
    abrirAvisada,
    cerrarAvisada,
    abrirTomada,
    cerrarTomada,
    cerrar: (idAlerta, { idPersona, uuidForm, creadaEn, ultimaEn, avisada, tomada }) => ({
      avisadaCerrada: avisada && cerrarAvisada(idAlerta, avisada),
      tomadaCerrada: tomada && cerrarTomada(idAlerta, tomada),
      deQuienCerrado: cofre.cerrar(
        JSON.stringify([idPersona, uuidForm, creadaEn, ultimaEn]).padEnd(LARGO),
        idAlerta,
      ),
      huellaDePersona: dePersona(idPersona),
      huellaDeFormulario: huella(`formulario:${uuidForm}`),
    }),
    abrir({ idAlerta, deQuienCerrado, avisadaCerrada, tomadaCerrada }) {
      try {
        const [idPersona, uuidForm, creadaEn, ultimaEn] = deQuien.parse(
          JSON.parse(cofre.abrir(deQuienCerrado, idAlerta)),
        );
        return {
          ...{ idPersona, uuidForm, creadaEn, ultimaEn },
          avisada: abrirAvisada({ idAlerta, avisadaCerrada }),
          tomada: abrirTomada({ idAlerta, tomadaCerrada }),
        };
      } catch {
        return null;
      }
    },
    huellasDe: dePersona.posibles,
  };
}
