import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { IconoEspecialidad } from "~/components/IconoEspecialidad";
import { Pasos } from "~/components/Pasos";
import { Tarjeta } from "~/components/Tarjeta";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, pagina, pila, rejilla, textoSuave } from "~/styles/layout.css";
import { PASOS } from "../pasos";

export const meta: MetaFunction = () => [{ title: "Agendar una sesión · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await exigirPersona({ request, context });
  const especialidades = await services.especialidades();
  return especialidades
    .toSorted((una, otra) => Number(otra.isDefault) - Number(una.isDefault))
    .map(({ slug, name, information }) => ({ slug, name, information }));
}

export default function Agendar() {
  const especialidades = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <Pasos actual={1} total={PASOS} nombre="Especialidad" />
        <h1>¿En qué quieres que te acompañemos?</h1>
      </header>
      <ul className={rejilla.ancha}>
        {especialidades.map(({ slug, name, information }) => (
          <li key={slug} className={pila.corta}>
            <Tarjeta href={`/agendar/${slug}`} className={pila.corta}>
              <IconoEspecialidad slug={slug} />
              <strong>{name}</strong>
              <span className={textoSuave}>{information}</span>
            </Tarjeta>
          </li>
        ))}
      </ul>
    </div>
  );
}
