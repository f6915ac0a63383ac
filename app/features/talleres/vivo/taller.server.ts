import { z } from "zod";
import { imagenDeTaller } from "~/components/fichaDePieza";
import { campoDeFecha } from "~/domain/shared/campos";
import { direccionDePieza, NOMBRE_DE_NIVEL, type Taller } from "~/domain/contenido/contenido";
import { esDemostracion, QUE_ES_UNA_DEMOSTRACION } from "~/domain/contenido/taller";
import { revisionEnPalabras } from "~/domain/contenido/revision";
import { guardadoEnPalabras } from "~/domain/agenda/talleres";
import { lugarEnLaLista } from "~/domain/agenda/esperas/textos";
import { enMinutos } from "~/domain/shared/duracion";
import { diaDicho, diaVisto, esFecha, fechaDe, horaDe, horaYDia } from "~/domain/shared/fechas";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { leerParametros } from "~/domain/shared/navegacion/parametros";
import { done, refuse, type Result } from "~/domain/shared/result";
import { NOMBRE_DE_CLASE } from "~/domain/shared/claseDeTaller";
import { precioEnPalabras } from "~/domain/talleres/busqueda";
import { lugarGuardado } from "~/domain/talleres/agenda";
import { direccionDeCertificado } from "~/domain/talleres/certificados/certificado";
import { comoVaElTaller, estadoDeSala } from "~/domain/talleres/sala/sala";
import type { SuLugar } from "~/domain/talleres/verTalleres";
import type { FechaALaVista } from "~/domain/talleres/fechasALaVista";
import { mudanza, noExiste, responder } from "~/shell/responder";
import {
  direccionDeFecha,
  direccionDelEvento,
  direccionDeSala,
  direccionParaPreguntar,
} from "~/domain/talleres/inscripciones/direcciones";
import { gananciaDeHoy } from "~/shell/partes/ganancia.server";
import { avisoAlTomar } from "~/shell/partes/avisoAlTomar";
import {
  RECHAZOS_DE_TALLER,
  claveDe,
  esDePago,
  sePregunta,
  seToma,
  yaEmpezo,
  type RechazoDeTaller,
  abreLaSala,
  acaba,
  type Inscripcion,
} from "~/domain/talleres/inscripciones/inscripcion";
import { devolucionEnBreve, textoAntesDeDejar, textoAntesDePagar } from "~/domain/talleres/ventas/devolver";
import { direccionParaPagar } from "~/domain/talleres/ventas/direcciones";
import type { Vuelve } from "~/domain/ventas/devoluciones/vuelve";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { lugaresSinPagarEnPalabras } from "~/shell/partes/sinTerminar.server";
import { textoDeEditor } from "~/shell/partes/piezas.server";
import { exigirPersona, exigirPersonaPara, quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { EN_VIVO } from "./direcciones";
import { lugaresEnPalabras } from "~/domain/talleres/fechasALaVista";
import { equipoDe, minutosEnPalabras, lugarEnPalabras } from "./ficha";
import { ACEPTAR, DEJAR, INSCRIBIRSE } from "~/domain/talleres/inscripciones/intenciones";

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

/** Place held until the person pays or accepts it, or the bank approves the payment. */
function guardadoEnPagina(
  { inscripcion, porPagar }: SuLugar,
  fecha: FechaALaVista & { url: string },
  ahora: Date,
) {
  const guardado = lugarGuardado({ ...inscripcion, porPagar }, fecha);
  if (!guardado) return null;
  // The price of an existing order already includes its coupon.
  const precioCentimos = porPagar?.totalCentimos ?? fecha.precioCentimos;
  return {
    falta: guardado.falta,
    hasta: horaYDia(guardado.hasta, ahora),
    cuesta: esDePago(fecha) ? precioEnPalabras({ precioCentimos }) : null,
    ...guardadoEnPalabras(guardado, direccionDeFecha(fecha), ahora),
  };
}

/** True when the date has a price, and a place can still be had. */
const sePagaTodavia = (fecha: FechaALaVista, ahora: Date) =>
  esDePago(fecha) && seToma({ ...fecha, canceladaPor: fecha.cancelada }, ahora);

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

/**
 * Words for a person in the waiting list. `libre` means that a place is free, which they may take like anybody else.
 */
function enLaLista({ inscripcion, antes }: SuLugar, elegida: FechaALaVista | null, ahora: Date) {
  if (!elegida || inscripcion.estado !== "esperando") return { enLaLista: null, libre: false };
  if (sePregunta(elegida, ahora)) {
    const frase = `${lugarEnLaLista(antes)} Si se libera un lugar, lo guardamos para ti y te avisamos.`;
    return { enLaLista: frase, libre: false };
  }
  const libre = elegida.quedan > 0;
  return {
    enLaLista: libre
      ? `Falta muy poco: ya no guardamos lugares, y ${lugaresEnPalabras(elegida)} para quien se inscriba primero.`
      : "Falta muy poco: ya no guardamos lugares. Si se libera uno, te avisamos y es de quien se inscriba primero.",
    libre,
  };
}

/** Certificate of the person in words; null when they can no longer get one. */
function certificadoEnPalabras({ certificado, conCertificado }: SuLugar, fecha: FechaALaVista, ahora: Date) {
  if (certificado) return { href: direccionDeCertificado(certificado), listoA: null };
  if (ahora >= acaba(fecha)) return null;
  return { href: null, listoA: conCertificado ? horaDe(fecha.fin) : null };
}

/** Tells that the room of the workshop can be entered, or from when. */
function salaEnPalabras(url: string, fecha: FechaALaVista, ahora: Date) {
  const conHoras = { ...fecha, canceladaPor: fecha.cancelada };
  const estado = estadoDeSala(conHoras, ahora);
  return {
    href: estado === "abierta" ? direccionDeSala({ url, fecha: fecha.fecha }) : null,
    abre: estado === "por-abrir" ? horaDe(abreLaSala(fecha)) : null,
    comoVa: comoVaElTaller({ ...fecha, url }, ahora),
  };
}

const pedida = z.object({
  intencion: z.enum([INSCRIBIRSE, ACEPTAR, DEJAR], "Elige qué quieres hacer"),
  fecha: campoDeFecha("Elige una fecha", "Elige una fecha"),
  /** Refund that the page told the person before they confirmed. */
  vuelve: z.enum(["dinero", "cupon", "bono", "nada"]).optional().catch(undefined),
});

interface Hecho {
  porPagar: boolean;
  /** True when the person has not been told the refund yet. */
  porPreguntar?: boolean;
  aviso?: NombreDeAviso;
}

/** Next page after asking for a place, and its notice. The payment page of a place says it by itself. */
function alTomar({ estado }: Pick<Inscripcion, "estado">): Hecho {
  const aviso = avisoAlTomar(estado);
  return { porPagar: estado === "ofrecida", ...(aviso && { aviso }) };
}

/** Notice after leaving a paid place, by the kind of refund. */
const AVISO_AL_DEJAR: Record<Vuelve["tipo"], NombreDeAviso> = {
  dinero: "lugar-y-dinero",
  cupon: "lugar-y-cupon",
  bono: "lugar-dejado",
  nada: "lugar-y-nada",
};

/** Notice after leaving an unpaid place, by its state before: another page may have left it already. */
const AVISO_SIN_PAGAR: Record<Inscripcion["estado"], NombreDeAviso> = {
  inscrita: "lugar-dejado",
  ofrecida: "lugar-dejado",
  esperando: "espera-dejada",
  terminada: "lugar-ya-dejado",
};

/** The address keeps the way back to the step of a route when another date is chosen. */
const deVuelta = ({ url }: Request) => {
  const { backpage } = leerParametros(new URL(url).searchParams);
  return (direccion: string) => {
    const { pathname, search, hash } = new URL(direccion, url);
    return conParametros(pathname, search, { backpage }) + hash;
  };
};

export async function action({ request, params, context }: ActionArgs) {
  const url = params.url ?? "";
  const conVuelta = deVuelta(request);
  const datos = await leerFormulario(request);
  const valor = datos.get("fecha");
  const fecha = typeof valor === "string" && esFecha(valor) ? valor : "";
  const { idPersona } = await (fecha && datos.get("intencion") === INSCRIBIRSE
    ? exigirPersonaPara(
        { request, context },
        { taller: url, fecha },
        conVuelta(direccionDeFecha({ url, fecha })),
      )
    : exigirPersona({ request, context }, { intencionesDeQuitar: [DEJAR] }));
  const taller = await services.talleres.tallerPara({ idPersona, url, fecha });
  if (!taller) throw noExiste();
  return recibir(datos, {
    esquema: pedida,
    rechazos: RECHAZOS_DE_TALLER,
    // Places that must be paid or left first may belong to other workshops.
    con: async (envioRechazado) => ({
      sinPagar: envioRechazado ? await lugaresSinPagarEnPalabras({ idPersona }) : [],
    }),
    async pedir({ intencion, fecha, vuelve }): Promise<Result<Hecho, RechazoDeTaller>> {
      const { inscribirse, aceptarLugar, dejarLugar } = services.talleres;
      const personaYFecha = { idPersona, uid: taller.uid, fecha };
      if (intencion === INSCRIBIRSE) {
        const pedido = await inscribirse({ idPersona, url, fecha });
        return pedido.ok ? done(alTomar(pedido.value)) : refuse(pedido.rechazo);
      }
      if (intencion === DEJAR) {
        const dejado = await dejarLugar({ ...personaYFecha, vuelve: vuelve ?? null });
        if (dejado.ok) {
          const { vuelve, inscripcion } = dejado.value;
          const aviso = vuelve ? AVISO_AL_DEJAR[vuelve.tipo] : AVISO_SIN_PAGAR[inscripcion.estado];
          return done({ porPagar: false, aviso });
        }
        const porPreguntar = vuelve === undefined && dejado.rechazo === "devolucion-distinta";
        return porPreguntar ? done({ porPagar: false, porPreguntar }) : refuse(dejado.rechazo);
      }
      const aceptado = await aceptarLugar(personaYFecha);
      if (aceptado.ok) return done({ porPagar: false, aviso: "lugar-tomado" });
      return aceptado.rechazo === "lugar-por-pagar" ? done({ porPagar: true }) : refuse(aceptado.rechazo);
    },
    async luego({ porPagar, porPreguntar, aviso }, { intencion, fecha }) {
      if (porPreguntar) return seguirEn(conVuelta(direccionParaPreguntar({ url, fecha })));
      if (porPagar) return seguirEn(direccionParaPagar({ url, fecha }));
      if (intencion !== DEJAR) return seguirEn(conVuelta(direccionDeFecha({ url, fecha })), aviso);
      // An unpublished workshop has no page for a person who no longer has a place in it.
      const sigue = await services.talleres.tallerPara({ idPersona, url, fecha });
      return seguirEn(sigue ? conVuelta(direccionDeFecha({ url, fecha })) : EN_VIVO, aviso);
    },
  });
}
