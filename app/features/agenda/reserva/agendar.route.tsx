import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { Pasos } from "~/components/Pasos";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "~/components/TarjetaDeEspecialidad";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, pagina, pila } from "~/styles/layout.css";
import { PASOS } from "./pasos";

export const meta: MetaFunction = () => [{ title: "Agendar una sesión · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await exigirPersona({ request, context });
  const especialidades = await services.agenda.especialidades();
  return especialidades
    .toSorted((una, otra) => Number(otra.isDefault) - Number(una.isDefault))
    .map(({ slug, name, information, isDefault }) => ({ slug, name, information, isDefault }));
}

export default function Agendar() {
  const especialidades = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <Pasos actual={1} total={PASOS} nombre="Especialidad" />
        <h1>¿En qué quieres que te acompañemos?</h1>
      </header>
      <ListaDeEspecialidades conDestacada>
        {especialidades.map(({ slug, name, information, isDefault }) => (
          <TarjetaDeEspecialidad
            key={slug}
            slug={slug}
            name={name}
            texto={information}
            nivel={2}
            destacada={isDefault}
          />
        ))}
      </ListaDeEspecialidades>
    </div>
  );
}
