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
import { diaConAnio, diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { direccionDeSolicitud } from "./direcciones";
import { CONFIRMAR_ELIMINACION, COPIA, IDENTIDAD, PEDIR_ELIMINACION, RESPONDER } from "./intenciones";
import { plazoEnPalabras } from "./plazo";

const RECHAZOS = RECHAZOS_DE_SOLICITUD;
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
      cuando: diaYHora(hechoEn, services.now()),
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

const acto = actosDe<{ idSolicitud: string }, Rechazo>();
const { identidad, conMotivo, respuesta } = formulariosDeSolicitud;
const ACTOS = {
  [IDENTIDAD]: acto(identidad, ({ miembro, idSolicitud }, datos) =>
    services.atencion.solicitudes.anotarIdentidad(miembro, { idSolicitud, ...datos }),
  ),
  [COPIA]: acto(conMotivo, ({ miembro, idSolicitud }, datos) =>
    services.atencion.solicitudes.enviarCopia(miembro, { idSolicitud, ...datos }),
  ),
  [PEDIR_ELIMINACION]: acto(conMotivo, ({ miembro, idSolicitud }, datos) =>
    services.atencion.solicitudes.pedirEliminacion(miembro, { idSolicitud, ...datos }),
  ),
  [CONFIRMAR_ELIMINACION]: acto(conMotivo, ({ miembro, idSolicitud }, datos) =>
    services.atencion.solicitudes.confirmarEliminacion(miembro, { idSolicitud, ...datos }),
  ),
  [RESPONDER]: acto(respuesta, ({ miembro, idSolicitud }, datos) =>
    services.atencion.solicitudes.responder(miembro, { idSolicitud, ...datos }),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const idSolicitud = idDe(args);
  return recibirActo({
    ...{ request: args.request, datos: await leerCampos(args), en: { miembro, idSolicitud }, actos: ACTOS },
    ...{ rechazos: RECHAZOS, href: direccionDeSolicitud(idSolicitud), codigoEnSuCampo: true },
  });
}
