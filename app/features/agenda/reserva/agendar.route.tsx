import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { Illustration } from "~/components/Illustration";
import { Steps } from "~/components/Steps";
import { PorTusTemas } from "~/components/PorTusTemas";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "~/components/TarjetaDeEspecialidad";
import { primeroLasPreferidas } from "~/domain/agenda/especialistas/temas";
import { services } from "~/services.server";
import { verPreferidas } from "~/shell/preferidas.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs, Handle } from "~/shell/ruta";
import { conDestacada, dibujo } from "./destacada.css";
import { PASOS } from "./pasos";

export const handle = { admiteModal: true } satisfies Handle;

export const meta: MetaFunction = () => [{ title: "Agendar una sesión" }];

export async function loader({ request, context }: LoaderArgs) {
  const persona = await exigirPersona({ request, context });
  const [especialidades, preferidas] = await Promise.all([
    services.agenda.especialidades(),
    verPreferidas(context, persona),
  ]);
  const enOrden = especialidades.toSorted((una, otra) => Number(otra.isDefault) - Number(una.isDefault));
  return {
    porTemas: preferidas.size > 0,
    especialidades: primeroLasPreferidas(enOrden, preferidas, ({ slug }) => slug).map(
      ({ slug, name, information }) => ({ slug, name, information }),
    ),
  };
}

export default function Agendar() {
  const { porTemas, especialidades } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <Steps current={1} total={PASOS} name="Especialidad" />
        <h1>¿En qué quieres que te acompañemos?</h1>
        {porTemas && <PorTusTemas />}
      </header>
      <ListaDeEspecialidades className={conDestacada}>
        {especialidades.map(({ slug, name, information }, puesto) => (
          <TarjetaDeEspecialidad
            key={slug}
            slug={slug}
            name={name}
            texto={information}
            nivel={2}
            nota={
              puesto === 0 ? (porTemas ? "Por los temas que elegiste" : "Un buen lugar para empezar") : null
            }
          >
            {puesto === 0 && <Illustration name="conversacion" loading="lazy" className={dibujo} />}
          </TarjetaDeEspecialidad>
        ))}
      </ListaDeEspecialidades>
    </div>
  );
}
