import { z } from "zod";
import { campoDeId } from "~/domain/shared/campos";
import { diaYHora, fechaDe, diaVisto, horaDe } from "~/domain/shared/fechas";
import { acaba, esDePago, yaEmpezo, abreLaSala } from "~/domain/talleres/inscripciones/inscripcion";
import { motivoDeCancelar } from "~/domain/talleres/sala/motivo";
import type { PedidoDeAnfitrion } from "~/domain/talleres/sala/anfitrion";
import { ESTADOS_DE_PREGUNTA } from "~/domain/talleres/sala/pregunta";
import { RECHAZOS_DE_ANFITRION } from "~/domain/talleres/sala/rechazos";
import {
  cierraLaSala,
  estaPresente,
  nombreCorto,
  sePuedeEmpezar,
  sePuedeTerminar,
  seTerminaDesde,
} from "~/domain/talleres/sala/sala";
import { direccionDeAnfitrion, direccionParaTerminar } from "~/domain/talleres/inscripciones/direcciones";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { CANCELAR, DECIDIR, EMPEZAR, MARCAR, TERMINAR } from "./intenciones";
import { exigir } from "~/shell/responder";

const llaveDe = (request: Request) => new URL(request.url).searchParams.get("llave") ?? "";

/**
 * Data of the host's page by the link: the people with a place, those present, and their questions. Names are short.
 */
export async function loader({ request }: LoaderArgs) {
  const vista = await services.talleres.verComoAnfitrion(llaveDe(request));
  const { taller, fecha, estado, ahora, asistentes, preguntas } = exigir(vista, RECHAZOS_DE_ANFITRION);
  const empezo = yaEmpezo(fecha, ahora);
  const enOtroSitio = taller?.sala.enlace !== undefined;
  const empezar = estado === "abierta" && sePuedeEmpezar(fecha, ahora);
  return {
    titulo: fecha.titulo,
    estado,
    cuando: `${diaVisto(fechaDe(fecha.inicio), ahora)}, de ${horaDe(fecha.inicio)} a ${horaDe(fecha.fin)}`,
    abre: estado === "por-abrir" ? diaYHora(abreLaSala(fecha), ahora) : null,
    sePaga: esDePago(fecha),
    /** True when the meeting takes place on another site. */
    enOtroSitio,
    empezada: fecha.empezadaEn && horaDe(fecha.empezadaEn),
    terminada: fecha.terminadaEn && {
      a: horaDe(fecha.terminadaEn),
      cierra: estado === "abierta" ? horaDe(cierraLaSala(fecha)) : null,
    },
    /** Hour from which a begun workshop can be ended. */
    seTerminaDesde:
      estado === "abierta" && fecha.empezadaEn && !fecha.terminadaEn && !sePuedeTerminar(fecha, ahora)
        ? horaDe(seTerminaDesde(fecha))
        : null,
    puede: {
      empezar,
      // A workshop that nobody began in the room can be ended once it is too late to begin it.
      terminar: estado !== "cancelada" && !empezar && sePuedeTerminar(fecha, ahora),
      marcar: estado !== "cancelada" && empezo,
      cancelar: estado !== "cancelada" && !empezo,
      decidir: estado !== "cancelada",
    },
    /** Hour of this answer: the page shows the state at that time. */
    ahora: horaDe(ahora),
    otraVez: direccionDeAnfitrion(llaveDe(request)),
    hrefParaTerminar: direccionParaTerminar(llaveDe(request)),
    sePregunta: new URL(request.url).searchParams.has("terminar"),
    personas: asistentes.map((asistente) => ({
      idInscripcion: asistente.inscripcion.idInscripcion,
      nombre: nombreCorto(asistente),
      presente: !enOtroSitio && estaPresente(asistente, ahora),
      /** Last time that the room heard of the person, who may still be there. */
      visto: asistente.presenteEn && horaDe(asistente.presenteEn),
      asistio: asistente.asistioEn !== null,
      /**
       * True when the workshop is over and the person said that they attended, but the room saw too little of them for
       * a certificate.
       */
      porConfirmar: asistente.asistioEn !== null && !asistente.conCertificado && ahora >= acaba(fecha),
    })),
    preguntas: preguntas.map(({ idPregunta, texto, estado: estadoDePregunta }) => ({
      idPregunta,
      texto,
      estado: estadoDePregunta,
    })),
  };
}
export type DatosDeAnfitrion = Awaited<ReturnType<typeof loader>>;

const id = campoDeId("Falta de cuál se trata");
const envio = z.discriminatedUnion(
  "intencion",
  [
    z.object({ intencion: z.literal(EMPEZAR) }),
    z.object({ intencion: z.literal(TERMINAR) }),
    z.object({ intencion: z.literal(DECIDIR), idPregunta: id, estado: z.enum(ESTADOS_DE_PREGUNTA) }),
    z.object({ intencion: z.literal(MARCAR), idInscripcion: id }),
    z.object({
      intencion: z.literal(CANCELAR),
      motivo: motivoDeCancelar,
    }),
  ],
  "Elige qué quieres hacer",
);

function pedidoDe({ intencion, ...resto }: z.output<typeof envio>): PedidoDeAnfitrion {
  return { que: intencion, ...resto } as PedidoDeAnfitrion;
}

export const action = buscandoPeligro(["motivo"], async ({ request }: ActionArgs) => {
  const llave = llaveDe(request);
  const datos = await leerFormulario(request);
  exigir(await services.talleres.verComoAnfitrion(llave), RECHAZOS_DE_ANFITRION);
  return recibir(datos, {
    esquema: envio,
    rechazos: RECHAZOS_DE_ANFITRION,
    pedir: (pedido) => services.talleres.dirigir(llave, pedidoDe(pedido)),
    luego: () => seguirEn(direccionDeAnfitrion(llave)),
  });
});
