import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { FilterLink } from "~/components/FilterLink";
import { AyudaAhora } from "~/components/AyudaAhora";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { SearchField } from "~/components/SearchField";
import { AYUDA, SERVICIOS } from "~/shell/mapa";
import { contenedor, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import type { loader } from "./buscar.server";
import { hrefDeBusqueda } from "./direcciones";
import { Resultados } from "./Resultados";

export function Buscar() {
  const visto = useLoaderData<typeof loader>();
  const { consulta, total, cercanas, temas, hayPeligro, hayMalMomento, hayViolencia } = visto;
  // Nobody in danger, or at the end of their strength, is told how to spell it.
  const conAyuda = hayPeligro || hayMalMomento;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.media}>
        <h1>Buscar</h1>
        <SearchField defaultValue={consulta} />
      </header>
      {hayPeligro && <AyudaAhora />}
      {hayMalMomento && <LineaDeCrisis ante="malMomento" />}
      {hayViolencia && <LineaDeCrisis ante="violencia" />}
      {conAyuda && <ConAlguien />}
      {total > 0 && <Resultados {...visto} />}
      {consulta !== "" && total === 0 && !conAyuda && (
        <section aria-labelledby="nada" className={pila.media}>
          <h2 id="nada">No encontramos nada para «{consulta}»</h2>
          <p className={textoGuia}>Revisa cómo está escrito, o prueba con una palabra sola.</p>
          {cercanas.length > 0 && <Enlaces titulo="¿Quisiste decir?" enlaces={cercanas.map(deConsulta)} />}
        </section>
      )}
      {total === 0 && !conAyuda && (
        <>
          <Enlaces titulo="Temas" enlaces={temas.map(deConsulta)} />
          <Enlaces titulo="Secciones" enlaces={[...SERVICIOS.flatMap(({ lugares }) => lugares), AYUDA]} />
        </>
      )}
    </div>
  );
}

/** Whom to speak with after the call, before anything that was found. */
function ConAlguien() {
  return (
    <section aria-labelledby="con-alguien" className={pila.corta}>
      <h2 id="con-alguien">Cuando quieras hablar con alguien</h2>
      <ul className={fila.corta}>
        <li>
          <FilterLink href="/agendar/psicologia">Sesiones de psicología</FilterLink>
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
