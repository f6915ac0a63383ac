import { imagenDeTaller } from "~/components/fichaDePieza";
import { direccionDePieza, NOMBRE_DE_NIVEL, type Taller } from "~/domain/contenido/contenido";
import { esDemostracion, QUE_ES_UNA_DEMOSTRACION } from "~/domain/contenido/taller";
import { revisionEnPalabras } from "~/domain/contenido/revision";
import { enMinutos } from "~/domain/shared/duracion";
import { diaDicho, diaVisto, fechaDe, horaDe } from "~/domain/shared/fechas";
import { NOMBRE_DE_CLASE } from "~/domain/shared/claseDeTaller";
import { precioEnPalabras } from "~/domain/talleres/busqueda";
import { lugaresEnPalabras, type FechaALaVista } from "~/domain/talleres/fechasALaVista";
import { direccionDeFecha, direccionDelEvento } from "~/domain/talleres/inscripciones/direcciones";
import { acaba, claveDe, RECHAZOS_DE_TALLER, yaEmpezo } from "~/domain/talleres/inscripciones/inscripcion";
import {
  certificadoEnPalabras,
  enLaLista,
  guardadoEnPagina,
  salaEnPalabras,
  sePagaTodavia,
} from "~/domain/talleres/suLugar";
import { devolucionEnBreve, textoAntesDeDejar, textoAntesDePagar } from "~/domain/talleres/ventas/devolver";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { services } from "~/services.server";
import { gananciaDeHoy } from "~/shell/partes/ganancia.server";
import { textoDeEditor } from "~/shell/partes/piezas.server";
import { mudanza, noExiste, responder } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";
import { deVuelta } from "./deVuelta.server";
import { equipoDe, lugarEnPalabras, minutosEnPalabras } from "./ficha";

/** Data of a workshop's page: its next dates, and the person's place in the chosen one. */
export async function loader({ request, params, context }: LoaderArgs) {
  const url = params.url ?? "";
  const { searchParams } = new URL(request.url);
  const pedida = searchParams.get("fecha");
  const persona = await quienEs({ request, context });
  const [vista, temas] = await Promise.all([
    services.talleres.paraAlguien(url, pedida, persona?.idPersona ?? null),
    services.contenido.temas(),
  ]);
  if (!vista) throw noExiste();
  if (vista.sePublica && vista.taller && vista.taller.url !== url)
    throw mudanza(request, url, vista.taller.url);
  // A request that names a date is answered with that date or none, never with a place in another one.
  const { taller, fechas, elegida, lugar, pasoSuTurno, suyas: lugaresPropios, seCruza, grabaciones } = vista;
  const ahora = services.now();
  const conVuelta = deVuelta(request);
  const antes = elegida && lugar && (await services.talleres.verAntesDeDejar(lugar.inscripcion, elegida));
  const guardado = lugar && elegida && guardadoEnPagina(lugar, { ...elegida, url }, ahora);
  const datos = {
    ...(await textosDelTaller(taller, elegida)),
    demostracion: taller && esDemostracion(taller) ? QUE_ES_UNA_DEMOSTRACION : null,
    /** True for a workshop that is no longer published. */
    retirado: !vista.sePublica,
    temas: temas
      .filter((tema) => taller?.temas.includes(tema.url))
      .map((tema) => ({ url: tema.url, nombre: tema.nombre, color: tema.color })),
    imagen:
      taller &&
      imagenDeTaller(
        taller,
        temas.find((tema) => tema.url === taller.temas[0]),
      ),
    grabaciones: grabaciones.map(({ inicio, video }) => ({
      cuando: diaVisto(fechaDe(inicio), ahora),
      href: direccionDePieza({ tipo: "video", url: video }),
    })),
    fechas: fechas.map((fecha) => ({
      fecha: fecha.fecha,
      href: conVuelta(direccionDeFecha({ url, fecha: fecha.fecha })),
      iso: fecha.inicio.toISOString(),
      cuando: `${diaDicho(fechaDe(fecha.inicio), ahora)}, ${horaDe(fecha.inicio)}`,
      lugarPropio: lugarEnPalabras(lugaresPropios.get(claveDe(fecha))),
      lugares: lugaresEnPalabras(fecha),
      elegida: fecha === elegida,
    })),
    elegida: elegida
      ? {
          fecha: elegida.fecha,
          cuando: `${diaDicho(fechaDe(elegida.inicio), ahora)}, de ${horaDe(elegida.inicio)} a ${horaDe(elegida.fin)}`,
          aviso: elegida.aviso,
          cancelada: elegida.cancelada,
          precio: precioEnPalabras(elegida),
          devolucionAlDejar: sePagaTodavia(elegida, ahora)
            ? textoAntesDePagar(elegida, ahora, { porPagar: guardado !== null })
            : null,
          lugares: lugaresEnPalabras(elegida),
          conEspera: elegida.conEspera,
          empezo: yaEmpezo(elegida, ahora),
          termino: acaba(elegida) <= ahora,
          pasoSuTurno,
          seCruza: seCruza ? RECHAZOS_DE_TALLER["se-cruza-con-lo-tuyo"].mensaje : null,
          ics: direccionDelEvento({ url, fecha: elegida.fecha }),
        }
      : null,
    lugar: lugar && {
      estado: lugar.inscripcion.estado,
      guardado,
      antes: antes
        ? {
            texto: textoAntesDeDejar(antes),
            vuelve: antes.vuelve.tipo,
            enBreve: devolucionEnBreve(antes),
            /** True when the person loses the money: the button must look like no other. */
            cuesta: !antes.aTiempo,
            sePregunta: searchParams.has("dejar"),
            hrefDeMiPago: direccionDePedido(antes),
            hrefParaConservar: conVuelta(direccionDeFecha({ url, fecha: lugar.inscripcion.fecha })),
          }
        : null,
      ...enLaLista(lugar, elegida, ahora),
      asistio: lugar.asistio,
      ganancia:
        elegida && persona && lugar.asistio && acaba(elegida) <= ahora
          ? await gananciaDeHoy(context, {
              ...{ idPersona: persona.idPersona, clase: "taller", id: lugar.inscripcion.idInscripcion },
              momento: acaba(elegida),
            })
          : null,
      certificado: elegida && lugar.asistio ? certificadoEnPalabras(lugar, elegida, ahora) : null,
      sala: elegida && lugar.inscripcion.estado === "inscrita" ? salaEnPalabras(url, elegida, ahora) : null,
    },
  };
  // A date that does not exist answers 404, so that no cache keeps such a page.
  return pedida !== null && !elegida ? responder(datos, 404) : datos;
}

/** Words of the editor; when the content forgot the workshop, those that its date still knows. */
async function textosDelTaller(taller: Taller | null, elegida: (FechaALaVista & { titulo?: string }) | null) {
  const minutos = elegida ? minutosEnPalabras(elegida) : enMinutos(taller?.minutos ?? 0);
  const detalles = taller
    ? [`${NOMBRE_DE_CLASE[taller.clase]} en vivo`, minutos, NOMBRE_DE_NIVEL[taller.nivel]]
    : ["En vivo", minutos];
  const precio = elegida ?? taller;
  return {
    titulo: taller?.titulo ?? elegida?.titulo ?? "Taller",
    resumen: taller?.resumen ?? "",
    detalles: [...detalles, ...(precio ? [precioEnPalabras(precio)] : [])].join(" · "),
    anfitrion: taller && { ...equipoDe(taller.anfitrion), presentacion: taller.anfitrion.presentacion },
    cuidado: taller?.cuidado ?? null,
    revision: taller && revisionEnPalabras(taller, await services.contenido.temas()),
    llevar: await textoDeEditor((taller?.llevar ?? []).map((objeto) => `- ${objeto}`).join("\n")),
    bloques: await textoDeEditor(taller?.cuerpo ?? ""),
  };
}
