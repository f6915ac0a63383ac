import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { PorTusTemas } from "~/components/PorTusTemas";
import { contenedor, pagina, pila, soloLectores, textoSuave } from "~/styles/layout.css";
import { FiltrosDeEspecialistas } from "./FiltrosDeEspecialistas";
import { FichaDeEspecialista } from "./FichaDeEspecialista";
import * as css from "./especialistas.css";
import type { loader } from "./especialistas.server";

export function Especialistas() {
  const { filtros, opciones, porTemas, fichas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <header>
        <h1>Elige especialista</h1>
      </header>
      {filtros.especialidad === "psicologia" && <LineaDeCrisis llamar />}
      <FiltrosDeEspecialistas filtros={filtros} {...opciones} />
      {fichas.length === 0 ? (
        <EmptyState
          illustration="sin-resultados"
          title="Nadie coincide con todo lo que pediste"
          actions={<Button href="/especialista">Quitar los filtros</Button>}
        >
          Prueba con otro tema o con más días.
        </EmptyState>
      ) : (
        <section aria-labelledby="resultados" className={pila.media}>
          <h2 id="resultados" className={soloLectores}>
            {fichas.length === 1 ? "1 especialista" : `${fichas.length} especialistas`}
          </h2>
          {porTemas && <PorTusTemas />}
          <ul className={css.lista}>
            {fichas.map((ficha) => (
              <FichaDeEspecialista key={ficha.href} {...ficha} />
            ))}
          </ul>
          <p className={textoSuave}>Precios con IGV incluido.</p>
        </section>
      )}
    </div>
  );
}
