import { redirect } from "@remix-run/node";
import { z } from "zod";
import { direccionDeMedio, direccionDeTaller } from "~/domain/contenido/contenido";
import { direccionIncrustada } from "~/domain/contenido/taller";
import { EN_FRASE } from "~/domain/shared/claseDeTaller";
import { diaDicho, diaYHora, esFecha, fechaDe, horaDe } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { direccionDeCertificado } from "~/domain/talleres/certificados/certificado";
import { direccionDeFecha, direccionDeSala } from "~/domain/talleres/inscripciones/direcciones";
import type { SalaAbierta } from "~/domain/talleres/sala/enSala";
import { laVenTodos, textoDePregunta } from "~/domain/talleres/sala/pregunta";
import { RECHAZOS_DE_SALA_DE_TALLER, type RechazoDeSalaDeTaller } from "~/domain/talleres/sala/rechazos";
import {
  cierraLaSala,
  comoVaElTaller,
  faseDelTaller,
  proximoCambio,
  registroDeAsistencia,
  segundoDelClip,
  seVeAqui,
} from "~/domain/talleres/sala/sala";
import { abreLaSala, cuandoFueElFin } from "~/domain/talleres/inscripciones/inscripcion";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { gananciaDeHoy } from "~/shell/partes/ganancia.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server";
import { esPedidoPropio } from "~/shell/pedidoPropio";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { PREGUNTAR, REGISTRAR } from "./intenciones";

/** Parameter of a sign of presence: the phase of the workshop that the person's page shows. */
export const FASE = "fase";

/** Date of a workshop that an address asks for, if this person may see that workshop. */
export async function fechaPedida(
  { request, params }: Pick<LoaderArgs, "request" | "params">,
  idPersona: number,
) {
  const url = params.url ?? "";
  const fecha = new URL(request.url).searchParams.get("fecha") ?? "";
  const taller = await services.talleres.tallerPara({ idPersona, url, fecha });
  if (!taller || !esFecha(fecha)) throw noExiste();
  return { uid: taller.uid, url, fecha };
}

/**
 * Data of the room of a workshop's date, for a person with a place. Other people are sent to the page of the date, or
 * of the workshop.
 */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  if (!new URL(request.url).searchParams.has("fecha")) {
    const url = params.url ?? "";
    const taller = await services.talleres.tallerPara({ idPersona, url, fecha: "" });
    throw taller ? redirect(direccionDeTaller({ url })) : noExiste();
  }
  const { uid, url, fecha } = await fechaPedida({ request, params }, idPersona);
  const vista = await services.talleres.verSala({ idPersona, url, fecha });
  if (!vista.ok) throw redirect(direccionDeFecha({ url, fecha }));
  const { taller, estado, ahora, preguntas, asistencia, certificado, conCertificado, presencia } =
    vista.value;
  const fechaDelTaller = vista.value.fecha;
  const abierta = estado === "abierta";
  const cambia = proximoCambio(fechaDelTaller, ahora);
  const pagina = new URL(request.url);
  // A link on another site does not press the button for the person: it leads to the page with the button.
  const propio = esPedidoPropio(request);
  const conLoDeOtros = propio && mostrado(pagina);
  const seVe = abierta && seVeAqui(taller?.sala ?? null, conLoDeOtros);
  const reunion = (abierta && conLoDeOtros && taller?.sala.enlace) || null;
  // Without scripts, opening this page is the only sign that the person is present.
  if (propio && (seVe || reunion)) await services.talleres.latir({ idPersona, uid, fecha });
  if (reunion) throw redirect(reunion);
  const { El, este } = EN_FRASE[taller?.clase ?? fechaDelTaller.clase];
  return {
    titulo: taller?.titulo ?? fechaDelTaller.titulo,
    enFrase: { El, este },
    anfitrion: taller?.anfitrion.nombre ?? null,
    estado,
    cuando: `${diaDicho(fechaDe(fechaDelTaller.inicio), ahora)}, de ${horaDe(fechaDelTaller.inicio)} a ${horaDe(fechaDelTaller.fin)}`,
    abre: estado === "por-abrir" ? diaYHora(abreLaSala(fechaDelTaller), ahora) : null,
    comoVa: abierta ? comoVaElTaller({ ...fechaDelTaller, url }, ahora) : null,
    /** Seconds until the phase of the workshop changes, by the server's clock: a browser only counts down from here. */
    segundosParaCambiar: cambia && Math.ceil((cambia.getTime() - ahora.getTime()) / 1000),
    otraVez: pagina.pathname + pagina.search,
    href: direccionDeFecha({ url, fecha }),
    entrada: abierta ? await entradaDe(vista.value, pagina.pathname, conLoDeOtros) : null,
    /** Hour at which the room closes, once the workshop is over. */
    cierra:
      abierta && faseDelTaller(fechaDelTaller, ahora) === "terminado"
        ? horaDe(cierraLaSala(fechaDelTaller))
        : null,
    registro: registroDeAsistencia(fechaDelTaller, asistencia, ahora),
    asistio: asistencia.asistioEn !== null,
    ganancia:
      asistencia.asistioEn !== null && faseDelTaller(fechaDelTaller, ahora) === "terminado"
        ? await gananciaDeHoy(context, {
            ...{ idPersona, clase: "taller", id: vista.value.inscripcion.idInscripcion },
            momento: cuandoFueElFin(fechaDelTaller),
          })
        : null,
    certificado:
      asistencia.asistioEn === null || (presencia !== null && !certificado)
        ? null
        : {
            href: certificado && direccionDeCertificado(certificado.codigo),
            listoA: certificado || !conCertificado ? null : horaDe(fechaDelTaller.fin),
          },
    /** Time that the room measured for the person, once the workshop is over. */
    presencia: asistencia.asistioEn === null ? null : presencia,
    latido: seVe
      ? `/bienestar-en-vivo/${url}/latido?${new URLSearchParams({ fecha, [FASE]: faseDelTaller(fechaDelTaller, ahora) })}`
      : null,
    preguntas: preguntas
      .filter((pregunta) => laVenTodos(pregunta) || pregunta.idPersona === idPersona)
      .map((pregunta) => ({
        texto: pregunta.texto,
        esPropia: pregunta.idPersona === idPersona,
        estado: pregunta.estado,
      })),
  };
}
export type DatosDeSala = Awaited<ReturnType<typeof loader>>;

/** True when the person pressed the button that shows another site, or leads to one. */
const mostrado = ({ searchParams }: URL) => searchParams.has("ver");

const SIN_ENTRADA = { reunion: null, incrustado: null, clip: null };

/** Way into the meeting of a workshop. Nobody gets it before the room is open. */
async function entradaDe({ taller, fecha, ahora }: SalaAbierta, pathname: string, conLoDeOtros: boolean) {
  if (!taller) return null;
  const { enlace, incrustado, clip } = taller.sala;
  // A meeting on another site may run longer than its hours, until the host ends it.
  if (fecha.terminadaEn !== null && ahora >= fecha.terminadaEn && !clip) return SIN_ENTRADA;
  const src = incrustado ? direccionIncrustada(incrustado) : null;
  const deOtros = new URLSearchParams({ fecha: fecha.fecha, ver: "1" });
  const verlo = `${pathname}?${deOtros}`;
  return {
    // The link goes through our page, so that we know that the person attended.
    reunion: enlace ? verlo : null,
    incrustado:
      src === null
        ? null
        : {
            // The page requests nothing from another site before the person chooses to show it.
            src: conLoDeOtros ? src : null,
            sitio: new URL(src).hostname
              .replace(/^(www|player)\./, "")
              .replace("youtube-nocookie", "youtube"),
            verlo: `${verlo}#pantalla`,
          },
    clip: clip ? await clipDe(clip, fecha, ahora) : null,
  };
}

/** Our own film, from the second at which everybody in the room watches it. */
async function clipDe(url: string, fecha: SalaAbierta["fecha"], ahora: Date) {
  const video = await services.contenido.porUrl("video", url);
  if (!video) return null;
  const { direccionDe } = services.contenido;
  const { medios, duracionEnSegundos } = video;
  return {
    src: direccionDe(medios.video),
    tipo: medios.video.tipoMime,
    ancho: medios.video.ancho,
    alto: medios.video.alto,
    subtitulos: direccionDeMedio(medios.subtitulos),
    portada: direccionDe(medios.portada),
    segundo: segundoDelClip(fecha, ahora, duracionEnSegundos),
    duracion: duracionEnSegundos,
  };
}

const pregunta = z.object({ intencion: z.literal(PREGUNTAR), texto: textoDePregunta });
const registro = z.object({ intencion: z.literal(REGISTRAR) });
const envio = z.discriminatedUnion("intencion", [pregunta, registro], "Elige qué quieres hacer");

export const action = buscandoPeligro(["texto"], async ({ request, params, context }: ActionArgs) => {
  const { idPersona } = await exigirPersona({ request, context });
  const { uid, url, fecha } = await fechaPedida({ request, params }, idPersona);
  const propia = { idPersona, uid, fecha };
  return recibir(await leerFormulario(request), {
    esquema: envio,
    rechazos: RECHAZOS_DE_SALA_DE_TALLER,
    pedir: (pedido): Promise<Result<undefined, RechazoDeSalaDeTaller>> =>
      pedido.intencion === PREGUNTAR
        ? services.talleres.preguntar({ ...propia, texto: pedido.texto })
        : services.talleres.registrarAsistencia(propia),
    luego: (_, { intencion }) =>
      seguirEn(
        // A site that the person chose to show stays shown.
        direccionDeSala({ url, fecha }) + (mostrado(new URL(request.url)) ? "&ver=1" : ""),
        intencion === PREGUNTAR ? "pregunta-enviada" : "asistencia-registrada",
      ),
  });
});
