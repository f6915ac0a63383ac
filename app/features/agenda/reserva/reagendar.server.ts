import { campoExacto } from "~/domain/shared/campos";
import { differenceInMinutes } from "date-fns";
import {
  avisoSinDevolucion,
  despuesDeTomarla,
  plazoParaReprogramar,
  textoAntesDeReprogramar,
} from "~/domain/agenda/citas/textosDeCambios";
import { precioAlCambiar, textoDeDiferencia, tienePrecio } from "~/domain/agenda/citas/diferencia";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { direccionDeCambio, direccionDePregunta, direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { idDeCita, datosDeReprogramacion } from "~/domain/agenda/citas/formularios";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import type { HorarioLibre } from "~/domain/agenda/horarios/disponibilidad";
import { RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { horarios, momentoEnPalabras, porQueNoEstaLibre } from "~/domain/agenda/horarios/textos";
import { RECHAZOS_DE_PEDIDO } from "~/domain/agenda/reservas/reserva";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { enMinutos } from "~/domain/shared/duracion";
import { diaVisto, diaYHora, horaDe } from "~/domain/shared/fechas";
import { soles } from "~/domain/shared/dinero";
import { refuse, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { responder, exigir } from "~/shell/responder";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { diaAbierto, eleccion, horaALaVista, verTira } from "./agenda.server";
import { apartadosSiSonDemasiados, seSuelta, soltarApartado } from "./apartados.server";
import { LIBERAR } from "./intenciones";
import { redirect } from "@remix-run/node";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

/** Choice of a new time in the address: the session that moves, and the same fields as for a booking. */
const eleccionDeCambio = eleccion.extend({
  cita: idDeCita.optional().catch(undefined),
  version: campoExacto(20).optional().catch(undefined),
});

/** Data of `/reagendar` for an address; 404 for a session that is not the person's. */
async function verReagendar(idPersona: number, url: URL, zona: string | null) {
  const elegido = eleccionDeCambio.parse(Object.fromEntries(url.searchParams));
  const { cita: idCita, especialista: slug } = elegido;
  const { cita, antes, especialista, rechazoDelEspecialista, diferenciaCentimos, dias, otros } = exigir(
    idCita ? await services.agenda.verCambio({ idPersona, idCita, slug }) : refuse("cita-no-existe"),
    { ...RECHAZOS_DE_CAMBIO, ...RECHAZOS_DE_HORARIO },
  );
  const dia = diaAbierto(dias, dias, elegido);
  const pedido = dia?.fecha === elegido.dia ? dia : undefined;
  const horario = pedido?.horarios.find(({ inicio }) => horaDe(inicio) === elegido.hora);
  const conEspecialista =
    especialista.idEspecialista === cita.idEspecialista ? {} : { especialista: especialista.slug };
  const conPrecio = tienePrecio(cita);
  const href = (donde: { fecha?: string; inicio?: Date }) =>
    direccionDeCambio(cita, { ...conEspecialista, ...donde });
  const horas = (libres: readonly HorarioLibre[]) =>
    libres.map((libre) => horaALaVista(libre, zona, href({ inicio: libre.inicio })));
  return {
    vieja: elegido.version !== undefined && elegido.version !== String(cita.version),
    idCita: cita.idCita,
    version: cita.version,
    esDePsicologia: cita.slugDeEspecialidad === "psicologia",
    cancelada: cita.estado === "cancelada",
    ahora: {
      especialista: cita.especialista,
      retrato: cita.retrato,
      cuando: diaYHora(cita.inicio, antes.ahora),
      detalle: duracionYPrecio(differenceInMinutes(cita.fin, cita.inicio), cita.precioCentimos, conPrecio),
    },
    cambiaDeEspecialista: especialista.idEspecialista !== cita.idEspecialista,
    texto: textoAntesDeReprogramar(antes),
    diferencia: { centimos: diferenciaCentimos, texto: textoDeDiferencia(diferenciaCentimos) },
    plazo: plazoParaReprogramar(antes),
    rechazo: antes.rechazoAlReprogramar && RECHAZOS_DE_CAMBIO[antes.rechazoAlReprogramar].mensaje,
    hrefParaAgendar: direccionDeEspecialidad(cita.slugDeEspecialidad),
    hrefDeAhora: direccionDeCambio(cita),
    hrefParaCancelar: antes.rechazoAlCancelar ? null : direccionDePregunta("cancelar", cita),
    elegido: {
      idEspecialista: especialista.idEspecialista,
      nombre: nombreCompleto(especialista),
      precioCentimos: especialista.precioCentimos,
      detalle: duracionYPrecio(
        especialista.duracionEnMinutos,
        precioAlCambiar(cita, especialista),
        conPrecio,
      ),
      tira: verTira(
        dias.map(({ fecha, horarios: libres }) => ({
          ...{ fecha, detalle: horarios(libres.length) },
          href: href({ fecha }),
        })),
        { url, pedida: dia?.fecha, activo: dia?.fecha },
      ),
      dia: dia
        ? {
            dia: diaVisto(dia.fecha, antes.ahora),
            horas: horas(dia.horarios),
            sinDevolucion: avisoSinDevolucion(dia.horarios, cita.plazos, antes.ahora),
          }
        : null,
      yaNoEstaLibre:
        (elegido.dia && !pedido) || (elegido.hora && !horario)
          ? porQueNoEstaLibre(especialista, elegido, antes.ahora)
          : null,
      horario: horario ? momentoEnPalabras(horario, services.now(), zona) : null,
    },
    a: horario
      ? {
          cuando: diaYHora(horario.inicio, antes.ahora),
          ...despuesDeTomarla({ inicio: horario.inicio, plazos: cita.plazos }, antes.ahora),
        }
      : null,
    rechazoDelEspecialista: rechazoDelEspecialista && RECHAZOS_DE_CAMBIO[rechazoDelEspecialista].mensaje,
    // Specialists free at the session's hour come first, one press away from confirmation.
    otros: otros
      .toSorted((a, b) => Number(b.aLaMismaHora) - Number(a.aLaMismaHora))
      .map(({ especialista: otro, diferenciaCentimos: diferencia, aLaMismaHora }) => ({
        nombre: nombreCompleto(otro),
        retrato: otro.retrato,
        detalle: `${aLaMismaHora ? "Libre a la misma hora" : "En otro horario"}. ${duracionYPrecio(otro.duracionEnMinutos, precioAlCambiar(cita, otro), conPrecio)}: ${diferenciaEnPalabras(diferencia)}`,
        href: direccionDeCambio(cita, {
          especialista: otro.slug,
          ...(aLaMismaHora && { inicio: cita.inicio }),
        }),
      })),
  };
}

/** Duration and price of a session: "45 min, S/ 120.00". */
const duracionYPrecio = (minutos: number, precioCentimos: number, conPrecio: boolean) =>
  conPrecio ? `${enMinutos(minutos)}, ${soles(precioCentimos)}` : enMinutos(minutos);

function diferenciaEnPalabras(diferenciaCentimos: number): string {
  if (diferenciaCentimos === 0) return "sin pagar nada más";
  return diferenciaCentimos > 0
    ? `pagas ${soles(diferenciaCentimos)} más`
    : `te devolvemos ${soles(-diferenciaCentimos)}`;
}
export type DatosDeReagendar = Awaited<ReturnType<typeof verReagendar>>;

/** Free times near the wanted one, each with a link that chooses it for the same session. */
function horariosCercanos(
  request: Request,
  { cita: idCita, version = 1 }: { cita: string; version?: number | undefined },
  cercanos: readonly HorarioLibre[],
) {
  const zona = zonaDelDispositivo(request);
  const especialista = new URL(request.url).searchParams.get("especialista");
  return cercanos.map((libre) => ({
    ...horaALaVista(
      libre,
      zona,
      direccionDeCambio({ idCita, version }, { inicio: libre.inicio, ...(especialista && { especialista }) }),
    ),
    dia: diaVisto(libre.fecha, services.now()),
  }));
}

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  if (!url.searchParams.has("cita")) throw redirect("/mi-zona-privada");
  const datos = await verReagendar(idPersona, url, zonaDelDispositivo(request));
  return responder(datos, datos.vieja ? 409 : 200);
}

const formulario = datosDeReprogramacion.required({ version: true }).extend({ cita: idDeCita });

type ResultadoDelCambio = Awaited<ReturnType<typeof services.agenda.cambiarCita>>;
type Cambiada = Result<
  Extract<ResultadoDelCambio, { ok: true }>["value"],
  Extract<ResultadoDelCambio, { ok: false }>["rechazo"],
  { cercanos: readonly HorarioLibre[] }
>;

/** Moves a session ("Cambiar mi horario"), or says why it cannot and leaves the session where it is. */
export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [LIBERAR] });
  const datos = await leerFormulario(request);
  if (seSuelta(datos)) return soltarApartado(request, idPersona, datos);
  return recibir(datos, {
    esquema: formulario,
    rechazos: { ...RECHAZOS_DE_PEDIDO, ...RECHAZOS_DE_HORARIO, ...RECHAZOS_DE_CAMBIO },
    pedir: ({ cita: idCita, inicio, ...cambio }): Promise<Cambiada> =>
      services.agenda.cambiarCita({
        ...{ idPersona, idCita, inicio: new Date(inicio) },
        ...cambio,
        origen: new URL(request.url).origin,
      }),
    luego(cambio, { cita: idCita, idEspecialista }) {
      if (cambio.tipo === "por-pagar")
        return seguirEn(cambio.urlDePago ?? `/resumen/carga?pedido=${cambio.idPedido}`);
      const sinDiferencia = idEspecialista ? "cita-con-otro" : "cita-cambiada";
      return seguirEn(direccionDeCita({ idCita }), cambio.conDevolucion ? "cita-abaratada" : sinDiferencia);
    },
    con: async (envioRechazado) => ({
      cercanos: envioRechazado
        ? horariosCercanos(request, envioRechazado.datos, envioRechazado.detalle.cercanos)
        : [],
      apartados: await apartadosSiSonDemasiados(idPersona, envioRechazado?.rechazo),
    }),
  });
}
