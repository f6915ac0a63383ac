import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { precioQueSeVe } from "~/shell/compra/precioQueSeVe";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { contenedor, pagina } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";
import { esperaHastaContar } from "./avisoDeRetencion";
import { LIBERAR } from "./intenciones";
import { Resumen } from "./Resumen";
import { cambiarReserva, confirmarReserva, seConfirma, redirigirSiVencio } from "./reserva.server";
import { verResumen, type DatosDelResumen } from "./resumen.server";

export const handle = {
  hidratar: "intencion",
  // The end of the hold is counted and told, also on a page that nobody touches.
  esperaHastaHidratar: ({ retencion }: DatosDelResumen) => esperaHastaContar(retencion),
  repite: ["intencion", "idHorario", "cupon", "versionDeDatos", "aceptaTratamientoDeDatos", "idEspecialista"],
  siFalla: "No se hizo ningún cobro. Si tienes un horario separado, Mi zona dice hasta cuándo.",
  salida: "/mi-zona-privada",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Resumen de tu sesión" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idHorario = new URL(request.url).searchParams.get("horario");
  return verResumen(request, { idPersona, idHorario });
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [LIBERAR] });
  const datos = await leerFormulario(request);
  const fuera = await redirigirSiVencio(idPersona, datos);
  if (fuera) return fuera;
  return seConfirma(datos)
    ? confirmarReserva({ request, context, idPersona, datos })
    : cambiarReserva(idPersona, datos);
}

export default function PaginaDelResumen() {
  const respuesta = useActionData<typeof action>();
  const datos = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina)}>
      <Resumen
        {...datos}
        cuponDelPedido={datos.precio.cupon}
        precio={precioQueSeVe(respuesta && "precio" in respuesta ? respuesta : null, datos)}
        ultimoEnvio={respuesta?.envio ?? undefined}
        generales={respuesta?.generales}
        soporte={respuesta?.soporte}
      />
    </div>
  );
}
