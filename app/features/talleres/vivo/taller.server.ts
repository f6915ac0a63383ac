import { z } from "zod";
import { bloquesDe } from "~/components/markdown.server";
import { NOMBRE_DE_NIVEL } from "~/domain/contenido/contenido";
import { lugarEnLaLista } from "~/domain/agenda/esperas/textos";
import { diaVisto, esFecha, fechaDe, horaDe } from "~/domain/shared/fechas";
import { done, refuse, type Result } from "~/domain/shared/result";
import { NOMBRE_DE_CLASE } from "~/domain/talleres/busqueda";
import { direccionDeFecha } from "~/domain/talleres/inscripciones/direcciones";
import { RECHAZOS_DE_TALLER, type RechazoDeTaller } from "~/domain/talleres/inscripciones/inscripcion";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona, quienEs } from "~/shell/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { lugaresEnPalabras } from "./ficha";
import { ACEPTAR, DEJAR, INSCRIBIRSE } from "./intenciones";

/** All that the page of a workshop shows, with the dates that come and the person's place in the chosen one. */
export async function loader({ request, params, context }: LoaderArgs) {
  const url = params.url ?? "";
  const pedida = new URL(request.url).searchParams.get("fecha");
  const [uno, temas] = await Promise.all([services.talleres.uno(url, pedida), services.contenido.temas()]);
  if (!uno) throw new Response(null, { status: 404 });
  const { taller, fechas } = uno;
  // Whoever asked for a date gets that one or none: never a place in another.
  const elegida = pedida === null ? fechas[0] : fechas.find(({ fecha }) => fecha === pedida);
  const persona = await quienEs({ request, context });
  const ahora = services.now();
  const lugar = elegida && persona ? await services.talleres.lugar(persona.idPersona, elegida) : null;
  return {
    titulo: taller.titulo,
    resumen: taller.resumen,
    detalles: `${NOMBRE_DE_CLASE[taller.clase]} en vivo · ${taller.minutos} min · ${NOMBRE_DE_NIVEL[taller.nivel]} · Gratis`,
    anfitrion: { nombre: taller.anfitrion.nombre, presentacion: taller.anfitrion.presentacion },
    cuidado: taller.cuidado,
    llevar: bloquesDe(taller.llevar.map((uno) => `- ${uno}`).join("\n")),
    bloques: bloquesDe(taller.cuerpo),
    temas: temas
      .filter((tema) => taller.temas.includes(tema.url))
      .map((tema) => ({ url: tema.url, nombre: tema.nombre, color: tema.color })),
    fechas: fechas.map((una) => ({
      fecha: una.fecha,
      href: direccionDeFecha({ url, fecha: una.fecha }),
      iso: una.inicio.toISOString(),
      cuando: `${diaVisto(fechaDe(una.inicio), ahora)}, ${horaDe(una.inicio)}`,
      lugares: lugaresEnPalabras(una),
      elegida: una === elegida,
    })),
    elegida: elegida
      ? {
          fecha: elegida.fecha,
          cuando: `${diaVisto(fechaDe(elegida.inicio), ahora)}, de ${horaDe(elegida.inicio)} a ${horaDe(elegida.fin)} (hora de Perú)`,
          aviso: elegida.aviso,
          cancelada: elegida.cancelada,
          lugares: lugaresEnPalabras(elegida),
          conEspera: elegida.conEspera,
          ics: `/bienestar-en-vivo/${url}/taller.ics?fecha=${elegida.fecha}`,
        }
      : null,
    lugar: lugar && {
      estado: lugar.inscripcion.estado,
      hasta: lugar.inscripcion.expiraEn && horaDe(lugar.inscripcion.expiraEn),
      enLaLista: lugarEnLaLista(lugar.antes),
    },
  };
}

const pedida = z.object({
  intencion: z.enum([INSCRIBIRSE, ACEPTAR, DEJAR], "Elige qué quieres hacer"),
  fecha: z.string("Elige una fecha").refine(esFecha, "Elige una fecha"),
});

export async function action({ request, params, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = params.url ?? "";
  const taller = (await services.talleres.todos()).find((otro) => otro.url === url);
  if (!taller) throw new Response(null, { status: 404 });
  return recibir(await leerFormulario(request), {
    esquema: pedida,
    rechazos: RECHAZOS_DE_TALLER,
    async pedir({ intencion, fecha }): Promise<Result<undefined, RechazoDeTaller>> {
      const { inscribirse, aceptarLugar, dejarLugar } = services.talleres;
      const suya = { idPersona, uid: taller.uid, fecha };
      const hecho =
        intencion === INSCRIBIRSE
          ? await inscribirse({ idPersona, url, fecha })
          : await (intencion === ACEPTAR ? aceptarLugar(suya) : dejarLugar(suya));
      return hecho.ok ? done(undefined) : refuse(hecho.rechazo);
    },
    luego: (_, { intencion, fecha }) =>
      seguirEn(direccionDeFecha({ url, fecha }), intencion === DEJAR ? "lugar-dejado" : undefined),
  });
}
