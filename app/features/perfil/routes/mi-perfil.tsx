import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, dosColumnas, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Clave } from "../components/Clave";
import { Contacto } from "../components/Contacto";
import { EnlacesDePerfil } from "../components/EnlacesDePerfil";
import { CAMBIAR_CLAVE, GUARDAR_CONTACTO, VERIFICAR_CORREO } from "../intenciones";
import { AL_ENVIAR, datosDePerfil, intencionDe } from "../perfil.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi perfil · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { searchParams } = new URL(request.url);
  const [perfil, correoPorVerificar] = await Promise.all([
    services.cuenta.ver(idPersona),
    services.cuenta.contacto.correoPorVerificar(idPersona),
  ]);
  if (!perfil) throw new Response(null, { status: 404 });
  return {
    ...datosDePerfil(perfil),
    correoPorVerificar,
    editar: searchParams.get("editar"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const intencion = intencionDe(datos);
  if (!intencion) throw new Response(null, { status: 400 });
  return AL_ENVIAR[intencion]({ request, datos, idPersona, direccion: context.direccion ?? "" });
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
          {datos.nombres}, {datos.documento}
        </p>
      </header>
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          <Contacto
            {...datos}
            editando={datos.editar === GUARDAR_CONTACTO || respuesta?.intencion === GUARDAR_CONTACTO}
            respuesta={de(GUARDAR_CONTACTO)}
            alVerificar={de(VERIFICAR_CORREO)}
          />
          <Clave
            abierta={datos.editar === CAMBIAR_CLAVE || respuesta?.intencion === CAMBIAR_CLAVE}
            respuesta={de(CAMBIAR_CLAVE)}
          />
        </div>
        <EnlacesDePerfil />
      </div>
    </div>
  );
}
