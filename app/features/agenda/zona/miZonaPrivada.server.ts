import { monedas } from "~/domain/paquetes/monedas/monedas";
import { avisosDeVencimiento } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";
import { sinTerminarEnPalabras } from "~/shell/sinTerminar.server";
import { leerParte, type ParteLeida } from "~/shell/partes.server";
import { eliminacionEnPalabras } from "~/shell/eliminacion.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "./zonaDelDispositivo.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { accionDeZona } from "./accion.server";
import { CANCELAR } from "./intenciones";
import { verModal } from "./modales.server";
import { verPregunta } from "./pregunta.server";
import { agendaEnPalabras } from "./zona.server";

/** Each part of the page is read separately: a failed part shows an error in its place, and the others stay. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const zona = zonaDelDispositivo(request);
  const pregunta = await verPregunta(idPersona, url);
  const pendiente = leerParte(
    context,
    services.avisos.verModalPendiente(idPersona, pregunta ? [] : undefined),
  );
  const [modal, { terminos }, sinTerminar, agenda, porPagar, saldo, preferencias, persona, eliminacion] =
    await Promise.all([
      // A page asks one thing at a time: the question in the address comes before the next modal.
      pregunta ? null : leerParte(context, modalDe(request, idPersona, pendiente)),
      pendiente.then((leido) => (leido.estado === "success" ? leido.valor : { terminos: null })),
      leerParte(context, sinTerminarEnPalabras(idPersona)),
      leerParte(context, agendaEnPalabras(idPersona, zona)),
      leerParte(context, services.ventas.verPorPagar(idPersona)),
      services.paquetes.verSaldo(idPersona),
      leerParte(context, services.cuentas.verPreferencias(idPersona)),
      leerParte(context, services.cuentas.identidad.persona(idPersona)),
      leerParte(context, eliminacionEnPalabras(idPersona)),
    ]);
  const pedidos = porPagar.estado === "success" ? porPagar.valor : null;
  // Held times with an order are listed under the unpaid orders, and not twice.
  const yaPedidos = new Set(
    pedidos?.flatMap(({ idPedido, pagar }) => [idPedido, ...(pagar.por === "enlace" ? [pagar.href] : [])]),
  );
  const leida = agenda.estado === "success" ? agenda.valor : null;
  const horarios = sinTerminar.estado === "success" ? sinTerminar.valor : [];
  const lugares = (leida?.guardados ?? []).filter(({ idPedido }) => !yaPedidos.has(idPedido ?? ""));
  const datos = {
    pregunta,
    modal: modal?.estado === "success" ? modal.valor : null,
    nombre: persona.estado === "success" ? (persona.valor?.nombre ?? null) : null,
    sinTerminar: [
      ...horarios.filter(({ href }) => !yaPedidos.has(href)),
      ...lugares.map(({ idPedido: _, ...lugar }) => lugar),
    ],
    meses: leida?.meses ?? null,
    porPagar: pedidos,
    anteriores: leida?.anteriores ?? null,
    talleresAnteriores: leida?.talleresAnteriores ?? [],
    saldo: {
      estado: saldo.estado,
      bonos: saldo.bonos.map(({ especialidad, cantidad }) => ({ especialidad, cantidad })),
      vencen: avisosDeVencimiento(saldo.lotes, services.now()),
      monedas: services.paquetes.monedas && saldo.monedas > 0 ? monedas(saldo.monedas) : null,
    },
    terminos,
    eliminacion: (eliminacion.estado === "success" && eliminacion.valor?.cuando) || null,
    /** Preference for discreet notices; null when the preferences could not be read. */
    avisosDiscretos: preferencias.estado === "success" ? preferencias.valor.avisosDiscretos : null,
  };
  // The link was made for an older version of the session: the page refuses it, and shows the present state.
  return responder(datos, pregunta?.vieja ? 409 : 200);
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
