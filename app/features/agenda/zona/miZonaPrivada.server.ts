import { monedas } from "~/domain/paquetes/monedas/monedas";
import { loQueTermina, primerFin } from "~/domain/paquetes/saldo/lotes";
import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import type { PorPagar } from "~/domain/ventas/pedidos/situacion";
import { services } from "~/services.server";
import { guardadosEnPalabras, sinTerminarEnPalabras } from "~/shell/partes/sinTerminar.server";
import { leerParte, type ParteLeida } from "~/shell/partes/partes.server";
import { eliminacionEnPalabras } from "~/shell/partes/eliminacion.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { responder } from "~/shell/responder";
import { verSiguiente } from "~/shell/partes/proxima.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { accionDeZona } from "./accion.server";
import { CANCELAR } from "./intenciones";
import { verModal } from "./modales.server";
import { verPregunta } from "./pregunta.server";
import type { SaldoProps } from "./Saldo";

/** Each part of the page is read separately: a failed part shows an error in its place, and the others stay. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const pregunta = await verPregunta(idPersona, url);
  const pendiente = leerParte(
    context,
    services.avisos.verModalPendiente(idPersona, pregunta ? [] : undefined),
  );
  const [modal, { terminos }, sinTerminar, guardados, siguiente, porPagar, saldo, persona, eliminacion] =
    await Promise.all([
      // A page asks one thing at a time: the question in the address comes before the next modal.
      pregunta ? null : leerParte(context, modalDe(request, idPersona, pendiente)),
      pendiente.then((leido) => (leido.estado === "success" ? leido.valor : { terminos: null })),
      leerParte(context, sinTerminarEnPalabras(idPersona)),
      leerParte(context, guardadosEnPalabras(idPersona)),
      verSiguiente({ request, context }, idPersona),
      leerParte(context, services.ventas.verPorPagar(idPersona)),
      services.paquetes.verSaldo(idPersona),
      leerParte(context, services.cuentas.identidad.persona(idPersona)),
      leerParte(context, eliminacionEnPalabras(idPersona)),
    ]);
  const pedidos = porPagar.estado === "success" ? porPagar.valor : null;
  const now = services.now();
  const datos = {
    pregunta,
    modal: modal?.estado === "success" ? modal.valor : null,
    nombre: persona.estado === "success" ? (persona.valor?.nombre ?? null) : null,
    sinTerminar: sinPedido(
      {
        horarios: sinTerminar.estado === "success" ? sinTerminar.valor : [],
        lugares: guardados.estado === "success" ? guardados.valor : [],
      },
      pedidos ?? [],
    ),
    ...siguiente,
    porPagar: pedidos,
    saldo: {
      estado: saldo.estado,
      total: saldo.bonos.reduce((suma, { cantidad }) => suma + cantidad, 0),
      termina: loQueTermina(saldo.lotes, now),
      primeros: primerosEnTerminar(saldo.lotes, now),
      monedas: services.paquetes.monedas && saldo.monedas !== null ? monedas(saldo.monedas) : null,
    },
    terminos,
    eliminacion: (eliminacion.estado === "success" && eliminacion.valor?.cuando) || null,
  };
  // The link was made for an older version of the session: the page refuses it, and shows the present state.
  return responder(datos, pregunta?.vieja ? 409 : 200);
}

/** Bonos that end first, without their lots. */
function primerosEnTerminar(lotes: Parameters<typeof primerFin>[0], now: Date): SaldoProps["primeros"] {
  const fin = primerFin(lotes, now);
  return fin && { quedan: fin.quedan, hasta: fin.hasta };
}

interface Guardado {
  horarios: ReservaPendiente[];
  lugares: (ReservaPendiente & { idPedido: string | null })[];
}

/** Held times and places without those of an unpaid order, which the page lists anyway. */
function sinPedido({ horarios, lugares }: Guardado, pedidos: readonly PorPagar[]): ReservaPendiente[] {
  const ids = new Set(pedidos.map(({ idPedido }) => idPedido));
  const hrefs = new Set(pedidos.flatMap(({ pagar }) => (pagar.por === "enlace" ? [pagar.href] : [])));
  return [
    ...horarios.filter(({ href }) => !hrefs.has(href)),
    ...lugares
      .filter(({ idPedido }) => idPedido === null || !ids.has(idPedido))
      .map(({ idPedido: _, ...lugar }) => lugar),
  ];
}

/** Modal to show over the page. None opens while it is not known which one is next. */
async function modalDe(
  request: Request,
  idPersona: number,
  pendiente: Promise<ParteLeida<Parameters<typeof verModal>[2]>>,
) {
  const leido = await pendiente;
  return leido.estado === "success" ? verModal(request, idPersona, leido.valor) : null;
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [CANCELAR] });
  return accionDeZona(idPersona, await leerFormulario(request));
}
