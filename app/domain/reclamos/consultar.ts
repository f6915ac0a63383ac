import { normalizarDocumento } from "../cuentas/personas/documento";
import { campoDeLinea, campoNormalizado } from "../shared/campos";
import { codigoEscrito } from "../shared/codigoDePapel";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import { makePermitirSinSesion, type DepsSinSesion } from "../shared/intentos/sinSesion";
import type { Deps } from "../shared/puertos";
import type { Rechazos } from "../shared/rechazo";
import { done, refuse, type Result } from "../shared/result";
import { z } from "zod";
import { paraLaPersona, type Respuesta } from "./respuesta";
import type { HojaRegistrada } from "./registro";

/** Last signs of the document that its person types, beside the code. */
const SIGNOS_DEL_DOCUMENTO = 4;
/** Tries a day for one code: the code alone has 62 random bits. */
const INTENTOS_POR_CODIGO = 10;
const CONSULTAS_POR_RED = 200;

/** The last signs of a document; a longer one is cut to them. */
export const signosEscritos = campoNormalizado(normalizarDocumento, {
  falta: `Escribe los últimos ${SIGNOS_DEL_DOCUMENTO} de tu documento`,
  maximo: 40,
  largo: "Escribe el número sin más texto",
}).min(1, `Escribe los últimos ${SIGNOS_DEL_DOCUMENTO} de tu documento`);

export const formularioDeConsulta = z.object({
  hoja: campoDeLinea("Escribe el código de tu hoja").max(60, "Un código lleva 16 letras y números"),
  documento: signosEscritos,
});

export type RechazoDeConsulta = "reclamo-no-encontrado" | "demasiadas-consultas";

/** One refusal for an unknown code and for a wrong document: neither tells whether the other is right. */
export const RECHAZOS_DE_CONSULTA: Rechazos<RechazoDeConsulta> = {
  "reclamo-no-encontrado": {
    clase: "not-found",
    mensaje: "No encontramos un reclamo con ese código y ese documento. Revisa los dos.",
  },
  "demasiadas-consultas": {
    clase: "too-many",
    mensaje: "Recibimos demasiadas consultas. Vuelve a intentarlo mañana, o usa el enlace de tu correo.",
  },
};

export interface HojaConRespuestas {
  hoja: HojaRegistrada;
  respuestas: Respuesta[];
}

interface Consulta {
  codigo: string;
  documento: string;
  red: string;
}

type DepsDeConsulta = Deps<"hojas" | "intentos" | "respuestasDeReclamo"> &
  DepsSinSesion & {
    /** The code in a key that we signed; null for any other text. */
    codigoDe: (llave: string) => string | null;
  };

const ultimos = (numero: string) => normalizarDocumento(numero).slice(-SIGNOS_DEL_DOCUMENTO);

function esDeAlguien({ contenido }: HojaRegistrada, documento: string): boolean {
  if (!contenido) return false;
  const { consumidor, representante } = contenido.hoja;
  return [consumidor, representante].some(
    (persona) => persona && ultimos(persona.numeroDocumento) === ultimos(documento),
  );
}

/** Shows a sheet to whoever has its link, or its code and the last signs of its document. */
export function makeConsultar({ repos, now, huella, codigoDe }: DepsDeConsulta) {
  const permitir = makePermitirSinSesion(
    { repos, now, huella },
    { de: "consulta-de-reclamo", porDia: CONSULTAS_POR_RED },
  );
  const conRespuestas = async (hoja: HojaRegistrada): Promise<HojaConRespuestas> => ({
    hoja,
    respuestas: paraLaPersona(await repos.respuestasDeReclamo.deLaHoja(hoja.idHoja)),
  });

  return {
    /** The sheet of a signed key; null for any other key. */
    async porLlave(llave: string): Promise<HojaConRespuestas | null> {
      const codigo = codigoDe(llave);
      const hoja = codigo === null ? null : await repos.hojas.porCodigo(codigo);
      return hoja && conRespuestas(hoja);
    },

    async porDocumento({
      codigo: escrito,
      documento,
      red,
    }: Consulta): Promise<Result<HojaConRespuestas, RechazoDeConsulta>> {
      const codigo = codigoEscrito(escrito);
      if (!(await permitir(red))) return refuse("demasiadas-consultas");
      // A code that does not exist is counted too: the limit tells nothing either.
      const limite = { tope: INTENTOS_POR_CODIGO, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
      const contador = `reclamo:${huella(codigo ?? "")}`;
      if (codigo !== null && (await repos.intentos.contar(contador, limite, now())) > INTENTOS_POR_CODIGO)
        return refuse("demasiadas-consultas");
      const hoja = codigo === null ? null : await repos.hojas.porCodigo(codigo);
      if (!hoja || !esDeAlguien(hoja, documento)) return refuse("reclamo-no-encontrado");
      await repos.intentos.olvidar(contador);
      return done(await conRespuestas(hoja));
    },
  };
}
