import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { Illustration } from "~/components/Illustration";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Steps } from "~/components/Steps";
import { PorTusTemas } from "~/components/PorTusTemas";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "./TarjetaDeEspecialidad";
import { contenedor, pagina, pila } from "~/styles/layout.css";
import type { Handle } from "~/shell/route";
import type { loader } from "./agendar.server";
import { conDestacada, dibujo } from "./destacada.css";
import { PASOS } from "./pasos";

export { loader } from "./agendar.server";
export const handle = { admiteModal: true } satisfies Handle;

export const meta: MetaFunction = () => [{ title: "Agendar una sesión" }];

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
        {especialidades.map(({ slug, name, information, porTemas: esDeSusTemas }, puesto) => (
          <TarjetaDeEspecialidad
            key={slug}
            slug={slug}
            name={name}
            texto={information}
            nota={
              esDeSusTemas
                ? "Por los temas que elegiste"
                : puesto === 0 && !porTemas
                  ? "Un buen lugar para empezar"
                  : null
            }
          >
            {puesto === 0 && <Illustration name="conversacion" loading="lazy" className={dibujo} />}
          </TarjetaDeEspecialidad>
        ))}
      </ListaDeEspecialidades>
      {especialidades.some(({ slug }) => slug === "psicologia") && <LineaDeCrisis llamar />}
    </div>
  );
}
