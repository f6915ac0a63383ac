import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { clases } from "~/components/clases";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { pruebaPara } from "~/domain/cuentas/identidad/prueba";
import { ESPERA_DE_ELIMINACION_EN_DIAS, MENSAJE_DE_ELIMINACION } from "~/domain/cuentas/misDatos/eliminacion";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Eliminar mi cuenta · Bienestar" }];

const CANCELAR = "cancelar";
const MIS_DATOS = "/mi-perfil/mis-datos";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [abierta, conClave] = await Promise.all([
    services.cuentas.verEliminacion(idPersona),
    services.cuentas.tieneClave(idPersona),
  ]);
  return { fecha: abierta && diaYHora(abierta.ejecutarEn), conClave };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const volver = (aviso: "eliminacion-pedida" | "eliminacion-cancelada") =>
    redirect(MIS_DATOS, { status: 303, headers: { "set-cookie": cookieDeAvisos([aviso]) } });
  if (datos.get("intencion") === CANCELAR) {
    const cancelada = await services.cuentas.cancelarEliminacion({ idPersona, canal: "web" });
    if (cancelada.ok) return volver("eliminacion-cancelada");
    return responder({ envio: null, generales: [MENSAJE_DE_ELIMINACION[cancelada.rechazo]] }, 409);
  }
  const envio = parseWithZod(datos, { schema: pruebaPara(await services.cuentas.tieneClave(idPersona)) });
  const rechazar = (estado: number, generales: string[] = []) =>
    responder({ envio: envio.reply({ hideFields: ["clave"] }), generales }, estado);
  if (envio.status !== "success") return rechazar(400);
  const pedida = await services.cuentas.pedirEliminacion({
    idPersona,
    idAcceso,
    canal: "web",
    ...envio.value,
  });
  if (pedida.ok) return volver("eliminacion-pedida");
  const estado = { "clave-incorrecta": 400, "demasiados-intentos": 429 } as Partial<Record<string, number>>;
  return rechazar(estado[pedida.rechazo] ?? 409, [MENSAJE_DE_ELIMINACION[pedida.rechazo]]);
}

export default function EliminarCuenta() {
  const { fecha, conClave } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { clave }] = useForm<{ clave?: string | undefined }>({
    lastResult: respuesta?.envio ?? undefined,
    constraint: getZodConstraint(pruebaPara(conClave)),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pruebaPara(conClave) }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>Eliminar mi cuenta</h1>
      {fecha ? (
        <Tarjeta className={pila.media}>
          <p>
            Tu cuenta se eliminará el <strong>{fecha}</strong>. Hasta entonces todo funciona como siempre.
          </p>
          <Formulario className={pila.media}>
            <ErrorSummary errores={[]} generales={respuesta?.generales} />
            <Boton name="intencion" value={CANCELAR}>
              Cancelar la eliminación
            </Boton>
          </Formulario>
        </Tarjeta>
      ) : (
        <Tarjeta className={pila.media}>
          <p>
            Esperamos {ESPERA_DE_ELIMINACION_EN_DIAS} días antes de hacerlo, por si cambias de idea. Después
            borramos de tu cuenta tu nombre, tu documento, tu correo, tu celular, tus notas, tus
            notificaciones, los correos que te enviamos y tus sesiones iniciadas. No se puede deshacer.
          </p>
          <p className={textoSuave}>
            La ley tributaria nos obliga a conservar tus comprobantes tal como se emitieron, con el nombre, el
            documento y el correo que llevan, hasta que prescriba la obligación. Tus reservas, tus pagos y el
            registro de tus consentimientos quedan sin tu nombre.
          </p>
          <Formulario {...getFormProps(form)} className={pila.media}>
            <ErrorSummary errores={erroresDe([clave, "Contraseña"])} generales={respuesta?.generales} />
            <CampoDePrueba conClave={conClave} campo={clave} volverA={`${MIS_DATOS}/eliminacion`} />
            <Boton variante="peligro">Pedir la eliminación</Boton>
          </Formulario>
        </Tarjeta>
      )}
      <p>
        <a className={enlaceSuelto} href={MIS_DATOS}>
          Volver a tus datos
        </a>
      </p>
    </div>
  );
}
