import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { FilterLinks } from "~/components/FilterLinks";
import { Icon } from "~/components/Icon";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { contenedor, enlaceSuelto, pagina, pila, textoGuia } from "~/styles/layout.css";
import * as css from "./herramientas.css";
import { HERRAMIENTAS } from "./filtros";
import type { loader } from "./herramientas.server";

export function Herramientas() {
  const { filtrado, filtros, orden, piezas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Herramientas</h1>
        <p className={textoGuia}>Hojas para imprimir y llenar, y lecturas cortas. Gratis y sin cuenta.</p>
      </header>
      <div className={pila.media}>
        {filtros.map((filtro) => (
          <FilterLinks key={filtro.nombre} name={filtro.nombre} options={filtro.opciones} />
        ))}
        {/* Folded, so that a telephone shows the first card at once. */}
        <details>
          <summary className={classNames(enlaceSuelto, css.tirador)}>
            {orden.opciones.find(({ activo }) => activo)?.texto}
            <Icon name="abajo" />
          </summary>
          <FilterLinks name={orden.nombre} options={orden.opciones} />
        </details>
      </div>
      {piezas.length === 0 ? (
        <EmptyState
          illustration="sin-resultados"
          title="Nada coincide con todo lo que pediste"
          actions={<Button href={HERRAMIENTAS}>Ver todas las herramientas</Button>}
        >
          Prueba con otro tema o con otro tipo.
        </EmptyState>
      ) : (
        <section aria-labelledby="lista" className={pila.media}>
          <h2 id="lista">{filtrado ? cuantas(piezas.length) : "Todas las herramientas"}</h2>
          <ListaDePiezas piezas={piezas} nivel={3} />
        </section>
      )}
    </div>
  );
}

const cuantas = (numero: number) => (numero === 1 ? "1 resultado" : `${numero} resultados`);
