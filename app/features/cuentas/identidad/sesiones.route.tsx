import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { RECHAZOS_DE_ASEGURADORA } from "~/domain/cuentas/identidad/aseguradora";
import { VIDA_SIN_USO_EN_DIAS } from "~/domain/cuentas/identidad/identidad";
import { RECHAZOS_DE_SESION } from "~/domain/cuentas/identidad/sesiones";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar, responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { ListaDeSesiones } from "./ListaDeSesiones";
import { avisoDe } from "./puerta.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Dispositivos con tu cuenta · Bienestar" }];

const pedido = z.object({ sesion: z.string().regex(/^[\w-]{1,80}$/) });

export async function loader({ request, context }: LoaderArgs) {
  const sesiones = await services.cuentas.identidad.sesiones(await exigirPersona({ request, context }));
  const { searchParams } = new URL(request.url);
  return {
    sesiones: sesiones.map(({ idSesion, abiertaEn, ultimoUsoEn, dispositivo, puerta, esEsta }) => ({
      idSesion,
      dispositivo,
      esEsta,
      porAseguradora: puerta === "aseguradora",
      abierta: diaYHora(abiertaEn),
      ultimoUso: diaYHora(ultimoUsoEn),
    })),
    aviso: avisoDe(request),
    cerradas: searchParams.get("cerradas"),
  };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === "las-demas") {
    await services.cuentas.identidad.cerrarSesiones(persona, "las-demas");
    return redirect("/mi-perfil/sesiones?cerradas=las-demas", 303);
  }
  const leido = pedido.safeParse(Object.fromEntries(datos));
  if (!leido.success) return responder({ generales: ["Elige qué sesión quieres cerrar."] }, 400);
  const cierre = await services.cuentas.identidad.cerrarSesiones(persona, { idSesion: leido.data.sesion });
  if (!cierre.ok) {
    const rechazado = RECHAZOS_DE_SESION[cierre.rechazo];
    return rechazar(rechazado, { generales: [rechazado.mensaje] });
  }
  return redirect("/mi-perfil/sesiones?cerradas=una", 303);
}

export default function SesionesAbiertas() {
  const { sesiones, aviso, cerradas } = useLoaderData<typeof loader>();
  const { generales } = useActionData<typeof action>() ?? {};
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Dispositivos con tu cuenta</h1>
        <p className={textoSuave}>
          Donde tu cuenta está abierta. En el que no usas por {VIDA_SIN_USO_EN_DIAS} días se cierra sola. Si
          no reconoces alguno, ciérralo y cambia tu contraseña.
        </p>
      </header>
      <ErrorSummary errores={[]} generales={generales ?? []} titulo="No cerramos esa sesión" />
      {aviso && <Aviso tipo="advertencia" titulo={RECHAZOS_DE_ASEGURADORA[aviso].mensaje} />}
      {cerradas && !generales && (
        <Aviso
          tipo="exito"
          role="status"
          titulo={cerradas === "una" ? "Cerramos esa sesión." : "Cerramos las demás sesiones."}
        />
      )}
      <ListaDeSesiones sesiones={sesiones} />
      {sesiones.length > 1 && (
        <Formulario action="/mi-perfil/sesiones">
          <input type="hidden" name="intencion" value="las-demas" />
          <Boton variante="peligro">Cerrar las demás</Boton>
        </Formulario>
      )}
    </div>
  );
}
