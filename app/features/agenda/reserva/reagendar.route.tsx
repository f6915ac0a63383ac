import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { MENSAJE_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { datosDeReprogramacion, idDeCita } from "~/domain/agenda/citas/formularios";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { ConfirmarCambio, OtrosEspecialistas } from "./Cambio";
import { ElegirHorario, Horas } from "./ElegirHorario";
import { pagarDiferencia, rechazoDeCambio, verReagendar } from "./reagendar.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.cambiaDeEspecialista ? "Cambiar de especialista" : "Cambiar el horario"} · Bienestar` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  if (!url.searchParams.has("cita")) throw redirect("/mi-zona-privada");
  const datos = await verReagendar(idPersona, url, zonaDelDispositivo(request));
  if (!datos) throw new Response(null, { status: 404 });
  return responder(datos, datos.vieja ? 409 : 200);
}

const formulario = datosDeReprogramacion.required({ version: true }).extend({ cita: idDeCita });

/** "Cambiar mi horario": moves the session, or says why not and leaves it where it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const pedida = formulario.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!pedida.success) {
    return responder({ mensaje: pedida.error.issues[0]?.message ?? "Elige un horario", cercanos: [] }, 400);
  }
  const { cita: idCita, inicio, ...resto } = pedida.data;
  const cambio = { idPersona, idCita, inicio: new Date(inicio), ...resto };
  if ((resto.diferenciaCentimos ?? 0) > 0) return pagarDiferencia(request, cambio);
  const movida = await services.agenda.reprogramarCita(cambio);
  if (movida.ok) {
    const sinDiferencia = resto.idEspecialista ? "cita-con-otro" : "cita-cambiada";
    const aviso = (resto.diferenciaCentimos ?? 0) < 0 ? "cita-abaratada" : sinDiferencia;
    const headers = { "set-cookie": cookieDeAvisos([aviso]) };
    return redirect(direccionDeCita({ idCita }), { status: 303, headers });
  }
  return responder(...rechazoDeCambio(request, cambio, movida));
}

/** A sentence that goes on after a comma. */
const enMedio = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1);

export default function Reagendar() {
  const datos = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const { vieja, ahora, elegido, otros } = datos;
  // Of the one who was chosen: it is not free with everybody.
  const loQueCuesta =
    datos.diferencia.centimos === 0
      ? datos.texto
      : `Con ${elegido.nombre} (${elegido.detalle}), ${enMedio(datos.diferencia.texto)} ${datos.plazo}`;
  const impedimento = datos.rechazo ?? datos.rechazoDelEspecialista;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{datos.cambiaDeEspecialista ? "Cambia de especialista" : "Cambia el horario de tu sesión"}</h1>
        <p>
          Ahora es el {ahora.cuando}, con {ahora.especialista} ({ahora.detalle}).{" "}
          {!impedimento && loQueCuesta}
        </p>
      </header>
      {rechazo && (
        <Aviso tipo="error" role="alert" titulo={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && !vieja && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} conDia />
          )}
        </Aviso>
      )}
      {vieja ? (
        <>
          {!rechazo && (
            <Aviso tipo="advertencia" role="alert" titulo={MENSAJE_DE_CAMBIO["cita-cambiada"]}>
              {datos.cancelada && "Ahora está cancelada."}
            </Aviso>
          )}
          {!datos.rechazo && <Boton href={datos.hrefDeAhora}>Continuar con la sesión de ahora</Boton>}
        </>
      ) : impedimento ? (
        <Aviso tipo="advertencia" titulo={datos.rechazo ? datos.texto : impedimento}>
          {datos.hrefParaCancelar && (
            <a href={datos.hrefParaCancelar} className={enlaceSuelto}>
              Ver qué pasa si cancelo
            </a>
          )}
        </Aviso>
      ) : (
        <ElegirHorario {...elegido} rechazado={Boolean(rechazo)} alElegir={<ConfirmarCambio {...datos} />} />
      )}
      {!vieja && !datos.rechazo && <OtrosEspecialistas otros={otros} />}
      <Boton href="/mi-zona-privada" variante="texto">
        Dejarla como está
      </Boton>
    </div>
  );
}
