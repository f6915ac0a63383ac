import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { FilterLink } from "~/components/FilterLink";
import { AyudaAhora } from "~/components/AyudaAhora";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Necesidades } from "~/components/Necesidades";
import { SearchField } from "~/components/SearchField";
import { LINEAS_DE_EMERGENCIA } from "~/domain/shared/ayuda";
import { AYUDA, SERVICIOS } from "~/shell/marco/mapa";
import { contenedor, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import type { loader } from "./buscar.server";
import { hrefDeBusqueda } from "./direcciones";
import { Resultados } from "./Resultados";

/** Sections that a search without results offers. Nothing that sells is among them. */
const SECCIONES = [...SERVICIOS.flatMap(({ lugares }) => lugares), AYUDA].filter(
  ({ href }) => href !== "/tienda",
);

export function Buscar() {
  const visto = useLoaderData<typeof loader>();
  const { consulta, total, cercanas, necesidades, hayPeligro, hayUrgencia, hayMalMomento, hayViolencia } =
    visto;
  // A person who seems in danger or exhausted gets no advice on spelling.
  const conAyuda = hayPeligro || hayMalMomento;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.media}>
        <h1>Buscar</h1>
        <SearchField defaultValue={consulta} />
      </header>
      {hayPeligro && <AyudaAhora />}
      {hayUrgencia && <LlamarAEmergencias />}
      {hayMalMomento && <LineaDeCrisis ante="malMomento" />}
      {hayViolencia && <LineaDeCrisis ante="violencia" />}
      {conAyuda && <ConAlguien />}
      {total > 0 && <Resultados {...visto} />}
      {consulta !== "" && total === 0 && !conAyuda && !hayUrgencia && (
        <section aria-labelledby="nada" className={pila.media}>
          <h2 id="nada">No encontramos nada para «{consulta}»</h2>
          <p className={textoGuia}>Revisa cómo está escrito, o prueba con una palabra sola.</p>
          {cercanas.length > 0 && <Enlaces titulo="¿Quisiste decir?" enlaces={cercanas.map(deConsulta)} />}
        </section>
      )}
      {total === 0 && !conAyuda && !hayUrgencia && (
        <>
          <section aria-labelledby="necesidades" className={pila.media}>
            <h2 id="necesidades">¿Qué necesitas hoy?</h2>
            <Necesidades necesidades={necesidades} />
          </section>
          {consulta !== "" && <Enlaces titulo="Secciones" enlaces={SECCIONES} />}
        </>
      )}
    </div>
  );
}

/** Emergency numbers before anything else on the page of a search; no results follow. */
function LlamarAEmergencias() {
  return (
    <Card as="section" aria-labelledby="emergencia" className={pila.media}>
      <h2 id="emergencia">Puede ser una emergencia: llama ahora</h2>
      <p>La llamada es gratis, a cualquier hora. Si puedes, que alguien se quede contigo.</p>
      {LINEAS_DE_EMERGENCIA.map(({ nombre, telefono }, indice) => (
        <Button key={telefono} href={`tel:${telefono}`} variant={indice === 0 ? "primary" : "secondary"} wide>
          Llamar: {nombre}, {telefono}
        </Button>
      ))}
    </Card>
  );
}

/** Way to talk with somebody, shown after the emergency number and before any results. */
function ConAlguien() {
  return (
    <section aria-labelledby="con-alguien" className={pila.corta}>
      <h2 id="con-alguien">Cuando quieras hablar con alguien</h2>
      <ul className={fila.corta}>
        <li>
          <FilterLink href="/agendar/psicologia">Agendar psicología</FilterLink>
        </li>
        <li>
          <FilterLink href="/programa-salud-mental">Programa de salud mental</FilterLink>
        </li>
      </ul>
    </section>
  );
}

const deConsulta = (texto: string) => ({ texto, href: hrefDeBusqueda(texto) });

function Enlaces({
  titulo,
  enlaces,
}: {
  titulo: string;
  enlaces: readonly { texto: string; href: string }[];
}) {
  return (
    <nav aria-label={titulo} className={pila.corta}>
      <h2>{titulo}</h2>
      <ul className={fila.corta}>
        {enlaces.map(({ texto, href }) => (
          <li key={href}>
            <FilterLink href={href}>{texto}</FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
