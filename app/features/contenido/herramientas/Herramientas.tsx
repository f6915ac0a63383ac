import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { FiltroDeEnlaces } from "~/components/FiltroDeEnlaces";
import { Icono } from "~/components/Icono";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { contenedor, enlaceSuelto, pagina, pila, textoGuia } from "~/styles/layout.css";
import { HERRAMIENTAS } from "./filtros";
import type { loader } from "./herramientas.server";

export function Herramientas() {
  const { filtrado, filtros, orden, piezas } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Herramientas</h1>
        <p className={textoGuia}>Hojas para imprimir y llenar, y lecturas cortas. Gratis y sin cuenta.</p>
      </header>
      <div className={pila.corta}>
        {filtros.map((filtro) => (
          <FiltroDeEnlaces key={filtro.nombre} {...filtro} />
        ))}
        {/* Folded, so that a telephone shows the first card at once. */}
        <details>
          <summary className={enlaceSuelto}>
            {orden.opciones.find(({ activo }) => activo)?.texto}
            <Icono nombre="abajo" />
          </summary>
          <FiltroDeEnlaces {...orden} />
        </details>
      </div>
      {piezas.length === 0 ? (
        <EstadoVacio
          ilustracion="sin-resultados"
          titulo="Nada coincide con todo lo que pediste"
          acciones={<Boton href={HERRAMIENTAS}>Ver todas las herramientas</Boton>}
        >
          Prueba con otro tema o con otro tipo.
        </EstadoVacio>
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
