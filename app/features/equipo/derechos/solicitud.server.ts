import { redirect } from "@remix-run/node";
import { z } from "zod";
import {
  CANALES_DE_SOLICITUD,
  CLASES_DE_SOLICITUD,
  DOCUMENTOS_DE,
  DOCUMENTOS_VISTOS,
  formulariosDeSolicitud,
  PASOS,
  QUIENES,
  RECHAZOS_DE_SOLICITUD,
  type PasoDeSolicitud,
} from "~/domain/atencion/solicitudes/solicitud";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import { diaConAnio, diaYHora } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { direccionDeSolicitud } from "./direcciones";
import { CONFIRMAR_ELIMINACION, COPIA, IDENTIDAD, PEDIR_ELIMINACION, RESPONDER } from "./intenciones";
import { plazoEnPalabras } from "./plazo";

const RECHAZOS = { ...RECHAZOS_DE_SOLICITUD, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
type Rechazo = keyof typeof RECHAZOS;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [IDENTIDAD]: "Anotaste que viste su identidad.",
  [COPIA]: "La copia sale ahora al correo de su cuenta. La solicitud queda cerrada.",
  [PEDIR_ELIMINACION]: "Pediste la eliminación. La confirma otra persona de Datos.",
  [CONFIRMAR_ELIMINACION]: "Confirmaste la eliminación. La cuenta se elimina en siete días.",
  [RESPONDER]: "Respondiste. La solicitud queda cerrada.",
};

const idDe = ({ params }: Pick<LoaderArgs, "params">) => params.idSolicitud ?? "";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { solicitud, persona, pasos, estado, puedeConfirmar } = exigir(
    await services.atencion.solicitudes.ver(miembro, idDe(args)),
    RECHAZOS,
  );
  const { clase, quien, canal, recibidaEl, referencia } = solicitud;
  const dado = (paso: PasoDeSolicitud) => pasos.some((uno) => uno.paso === paso);
  const abierta = solicitud.cerradaEn === null;
  const conIdentidad = persona !== null && dado("identidad");
  const pedida = dado("eliminacion-pedida");
  return {
    hecho: hechoDe(args, HECHO),
    titulo: `Solicitud: ${CLASES_DE_SOLICITUD[clase].toLowerCase()}`,
    estado,
    plazo: plazoEnPalabras(solicitud, services.now()),
    datos: [
      { term: "La pide", value: QUIENES[quien] },
      { term: "Cuenta", value: persona ? `${persona.nombre} · ${persona.correo}` : "Sin cuenta" },
      { term: "Documento", value: persona?.documento ?? "—" },
      { term: "Llegó", value: `${diaConAnio(recibidaEl)}, por ${CANALES_DE_SOLICITUD[canal].toLowerCase()}` },
      { term: "Expediente", value: referencia || "—" },
    ],
    pasos: pasos.map(({ paso, documento, motivo, hechoEn }) => ({
      paso,
      texto: documento ? `${PASOS[paso]}: ${DOCUMENTOS_VISTOS[documento]}` : PASOS[paso],
      motivo,
      cuando: diaYHora(hechoEn),
    })),
    documentos: DOCUMENTOS_DE[quien].map((valor) => ({ valor, texto: DOCUMENTOS_VISTOS[valor] })),
    /** Forms that the page shows. */
    formularios: {
      identidad: abierta && !dado("identidad"),
      copia: abierta && clase === "acceso" && conIdentidad,
      pedirEliminacion: abierta && clase === "eliminacion" && conIdentidad && !pedida,
      confirmarEliminacion: abierta && pedida && puedeConfirmar,
      responder: abierta,
    },
    esperaOtraPersona: abierta && pedida && !puedeConfirmar,
    porCorreo: persona !== null,
  };
}

type Pedir = (miembro: Miembro, datos: unknown) => Promise<Result<unknown, Rechazo>>;

const acto = <E extends z.ZodType>(
  esquema: E,
  pedir: (miembro: Miembro, datos: z.output<E>) => Promise<Result<unknown, Rechazo>>,
) => ({ esquema: esquema as z.ZodType, pedir: pedir as Pedir });

/** The schema of each form, and the use case that it asks. */
function actosEn(idSolicitud: string) {
  const { solicitudes } = services.atencion;
  const { identidad, conMotivo, respuesta } = formulariosDeSolicitud;
  return {
    [IDENTIDAD]: acto(identidad, (miembro, datos) =>
      solicitudes.anotarIdentidad(miembro, { idSolicitud, ...datos }),
    ),
    [COPIA]: acto(conMotivo, (miembro, datos) => solicitudes.enviarCopia(miembro, { idSolicitud, ...datos })),
    [PEDIR_ELIMINACION]: acto(conMotivo, (miembro, datos) =>
      solicitudes.pedirEliminacion(miembro, { idSolicitud, ...datos }),
    ),
    [CONFIRMAR_ELIMINACION]: acto(conMotivo, (miembro, datos) =>
      solicitudes.confirmarEliminacion(miembro, { idSolicitud, ...datos }),
    ),
    [RESPONDER]: acto(respuesta, (miembro, datos) =>
      solicitudes.responder(miembro, { idSolicitud, ...datos }),
    ),
  };
}

/** A form whose button the page does not have. */
const DESCONOCIDA = acto(
  z.object({
    intencion: z.enum(
      [IDENTIDAD, COPIA, PEDIR_ELIMINACION, CONFIRMAR_ELIMINACION, RESPONDER],
      "Elige qué quieres hacer",
    ),
  }),
  () => Promise.reject(new Error("no such form")),
);

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const idSolicitud = idDe(args);
  const datos = await leerCampos(args);
  const escrita = datos.get("intencion");
  const intencion = typeof escrita === "string" ? escrita : "";
  const actos = actosEn(idSolicitud);
  const { esquema, pedir } = Object.hasOwn(actos, intencion)
    ? actos[intencion as keyof typeof actos]
    : DESCONOCIDA;
  return recibir(datos, {
    esquema,
    rechazos: RECHAZOS,
    async pedir(leidos: unknown): Promise<Result<unknown, Rechazo>> {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? pedir(probado.value, leidos) : probado;
    },
    luego: () =>
      seguirEn(`${direccionDeSolicitud(idSolicitud)}?${new URLSearchParams({ hecho: intencion })}`),
    campos: { "codigo-equivocado": "codigo", "prueba-vencida": "codigo" },
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}
