import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, dosColumnas, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Clave } from "./Clave";
import { Contacto } from "./Contacto";
import { EnlacesDePerfil } from "./EnlacesDePerfil";
import { Nombres } from "./Nombres";
import { CAMBIAR_CLAVE, GUARDAR_CONTACTO, GUARDAR_NOMBRES, VERIFICAR_CORREO } from "./intenciones";
import { AL_ENVIAR, datosDePerfil, intencionDe } from "./perfil.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi perfil · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { searchParams } = new URL(request.url);
  const [perfil, correoPorVerificar, conClave] = await Promise.all([
    services.cuentas.cuenta.ver(idPersona),
    services.cuentas.cuenta.contacto.correoPorVerificar(idPersona),
    services.cuentas.tieneClave(idPersona),
  ]);
  if (!perfil) throw new Response(null, { status: 404 });
  return {
    ...datosDePerfil(perfil),
    correoPorVerificar,
    conClave,
    conAcceso: services.cuentas.aseguradora !== null,
    editar: searchParams.get("editar"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const intencion = intencionDe(datos);
  if (!intencion) throw new Response(null, { status: 400 });
  return AL_ENVIAR[intencion]({ request, datos, idPersona, idAcceso, direccion: context.direccion ?? "" });
}

export default function MiPerfil() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const de = (intencion: string) => (respuesta?.intencion === intencion ? respuesta : undefined);
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Mi perfil</h1>
        <p className={textoSuave}>
          {datos.nombreCompleto}, {datos.documento}
        </p>
      </header>
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          <Nombres
            nombres={datos.nombres}
            editando={datos.editar === GUARDAR_NOMBRES || respuesta?.intencion === GUARDAR_NOMBRES}
            respuesta={de(GUARDAR_NOMBRES)}
          />
          <Contacto
            {...datos}
            editando={datos.editar === GUARDAR_CONTACTO || respuesta?.intencion === GUARDAR_CONTACTO}
            respuesta={de(GUARDAR_CONTACTO)}
            alVerificar={de(VERIFICAR_CORREO)}
          />
          {datos.conClave && (
            <Clave
              abierta={datos.editar === CAMBIAR_CLAVE || respuesta?.intencion === CAMBIAR_CLAVE}
              respuesta={de(CAMBIAR_CLAVE)}
            />
          )}
        </div>
        <EnlacesDePerfil conAcceso={datos.conAcceso} />
      </div>
    </div>
  );
}
