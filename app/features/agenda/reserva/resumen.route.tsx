import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { direccionDeAgenda } from "~/domain/agenda/horarios/direcciones";
import { MENSAJE_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { esRechazoDeCupon } from "~/domain/ventas/cupones/cupon";
import { MENSAJE_DE_PEDIDO, type RechazoDePedido } from "~/domain/agenda/reservas/reserva";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedor, pagina } from "~/styles/layout.css";
import { Resumen } from "./Resumen";
import {
  AMPLIAR,
  APLICAR_CUPON,
  CAMBIAR_ESPECIALISTA,
  CONFIRMAR_SIN_PAGAR,
  envioDelResumen,
  intencionDelResumen,
  LIBERAR,
  PAGAR_CON_SALDO,
  QUITAR_CUPON,
} from "./intenciones";
import { estadoDeRechazo, mirarCupon } from "./cupon.server";
import { verResumen } from "./resumen.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Resumen de tu sesión · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idHorario = new URL(request.url).searchParams.get("horario");
  return verResumen(idPersona, idHorario, zonaDelDispositivo(request));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const pedida = intencionDelResumen.safeParse(Object.fromEntries(datos));
  if (!pedida.success) {
    return responder(
      { envio: null, precio: null, generales: pedida.error.issues.map(({ message }) => message) },
      400,
    );
  }
  const { intencion, idHorario } = pedida.data;
  if (intencion === LIBERAR) return liberar(idPersona, idHorario);
  if (intencion === AMPLIAR) return ampliar(idPersona, idHorario);
  if (intencion === CAMBIAR_ESPECIALISTA) return cambiarDeEspecialista(idPersona, pedida.data);

  if (intencion === QUITAR_CUPON) datos.delete("cupon");
  const envio = parseWithZod(datos, { schema: envioDelResumen });
  const visto = await mirarCupon({ idPersona, idHorario, escrito: datos.get("cupon") });
  if (visto?.rechazo === "reserva-vencida") return redirect(`/resumen/expirado?horario=${idHorario}`, 303);
  const enElCupon = visto?.mensaje ? { fieldErrors: { cupon: [visto.mensaje] } } : undefined;
  const precio = visto?.precio ?? null;
  const rechazar = (estado: number, generales: string[] = []) =>
    responder({ envio: envio.reply(enElCupon), precio, generales }, estado);
  if (envio.status !== "success") return rechazar(400);
  // Not tried once more by an order: a wrong code would count twice.
  if (visto?.mensaje) return rechazar(estadoDeRechazo(visto.rechazo));
  // Nothing is used yet, so nothing is repeated by a refresh: the same form again, with the price that it gives.
  if (envio.value.intencion === APLICAR_CUPON || envio.value.intencion === QUITAR_CUPON) return rechazar(200);
  const alRechazo = (rechazo: RechazoDePedido) => {
    if (rechazo === "reserva-vencida") return redirect(`/resumen/expirado?horario=${idHorario}`, 303);
    if (esRechazoDeCupon(rechazo)) {
      const mensaje = MENSAJE_DE_PEDIDO[rechazo];
      return responder(
        { envio: envio.reply({ fieldErrors: { cupon: [mensaje] } }), precio: null, generales: [] },
        estadoDeRechazo(rechazo),
      );
    }
    return rechazar(rechazo === "pasarela-no-responde" ? 503 : 409, [MENSAJE_DE_PEDIDO[rechazo]]);
  };
  const { cupon, versionDeDatos: version } = envio.value;
  const salud = { version, canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
  const creado = await services.agenda.crearPedido({ idPersona, idHorario, cupon, salud });
  if (!creado.ok) return alRechazo(creado.rechazo);
  const { idPedido } = creado.value;
  if (intencion === PAGAR_CON_SALDO || intencion === CONFIRMAR_SIN_PAGAR) {
    const pagar =
      intencion === PAGAR_CON_SALDO ? services.agenda.pagarConSaldo : services.agenda.pagarConCupon;
    const pagado = await pagar({ idPersona, idPedido });
    return pagado.ok ? redirect(`/resumen/exito?pedido=${idPedido}`, 303) : alRechazo(pagado.rechazo);
  }
  const cobro = await services.agenda.pagarConTarjeta({
    idPersona,
    idPedido,
    origen: new URL(request.url).origin,
  });
  if (cobro.ok) return redirect(cobro.value.urlDePago, 303);
  if (cobro.rechazo === "pedido-cerrado" || cobro.rechazo === "pago-en-proceso") {
    return redirect(`/resumen/carga?pedido=${idPedido}`, 303);
  }
  return alRechazo(cobro.rechazo);
}

async function liberar(idPersona: number, idHorario: string) {
  const liberado = await services.agenda.liberarHorario({ idPersona, idHorario });
  if (!liberado.ok) return redirect(`/resumen?horario=${idHorario}`, 303);
  const visto = await services.agenda.verEspecialista(liberado.value);
  return redirect(visto ? direccionDeAgenda(visto.especialista) : "/agendar", 303);
}

/** The same hour with somebody else, in the place of the one that is held; whoever is too late keeps that one. */
async function cambiarDeEspecialista(
  idPersona: number,
  { idHorario, idEspecialista }: { idHorario: string; idEspecialista: string },
) {
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  if (!reserva.ok) return redirect("/agendar", 303);
  const { inicio } = reserva.value.horario;
  const retenido = await services.agenda.retenerHorario({
    idPersona,
    idEspecialista,
    inicio,
    enLugarDe: idHorario,
  });
  if (retenido.ok) return redirect(`/resumen?horario=${retenido.value.idHorario}`, 303);
  if (retenido.rechazo === "ya-lo-tienes") {
    return redirect(`/resumen?horario=${retenido.detalle.idHorario}`, 303);
  }
  return responder({ envio: null, precio: null, generales: [MENSAJE_DE_HORARIO[retenido.rechazo]] }, 409);
}

async function ampliar(idPersona: number, idHorario: string) {
  const ampliado = await services.agenda.ampliarHorario({ idPersona, idHorario });
  if (ampliado.ok || ampliado.rechazo === "reserva-vencida") {
    return redirect(`/resumen?horario=${idHorario}`, 303);
  }
  return responder({ envio: null, precio: null, generales: [MENSAJE_DE_HORARIO[ampliado.rechazo]] }, 409);
}

export default function RutaDelResumen() {
  const respuesta = useActionData<typeof action>();
  const datos = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina)}>
      <Resumen
        {...datos}
        precio={respuesta?.precio ?? datos.precio}
        ultimoEnvio={respuesta?.envio ?? undefined}
        generales={respuesta?.generales}
      />
    </div>
  );
}
