import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { FilterLinks } from "~/components/FilterLinks";
import { Icon } from "~/components/Icon";
import { contenedor, enlaceSuelto, pagina, pila, textoGuia } from "~/styles/layout.css";
import { CALENDARIO, EN_VIVO } from "./direcciones";
import type { loader } from "./enVivo.server";
import { ListaDeFechas } from "./ListaDeFechas";
import * as css from "./vivo.css";

export function EnVivo() {
  const { filtrado, filtros, fechas } = useLoaderData<typeof loader>();
  const [temas, ...otros] = filtros;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Bienestar en vivo</h1>
        <p className={textoGuia}>Talleres y clases con otras personas, gratis y desde donde estés.</p>
        <p>
          <a href={CALENDARIO} className={enlaceSuelto}>
            Ver el calendario
          </a>
        </p>
      </header>
      <div className={pila.media}>
        {temas && <FilterLinks name={temas.nombre} options={temas.opciones} />}
        {/* Folded, so that a telephone shows the first card at once; open where one of them was chosen. */}
        <details open={otros.some(({ opciones }) => !opciones[0]?.activo)}>
          <summary className={classNames(enlaceSuelto, css.tirador)}>
            Día, nivel y quién dirige
            <Icon name="abajo" />
          </summary>
          <div className={pila.media}>
            {otros.map(({ nombre, opciones }) => (
              <FilterLinks key={nombre} name={nombre} options={opciones} />
            ))}
          </div>
        </details>
      </div>
      {fechas.length === 0 ? (
        <EmptyState
          illustration="sin-resultados"
          title="Nada coincide con todo lo que pediste"
          actions={<Button href={EN_VIVO}>Ver todos los talleres</Button>}
        >
          Prueba con otro tema o con otro día.
        </EmptyState>
      ) : (
        <section aria-labelledby="lista" className={pila.media}>
          <h2 id="lista">{filtrado ? cuantos(fechas.length) : "Lo que viene"}</h2>
          <ListaDeFechas fechas={fechas} nivel={3} />
        </section>
      )}
    </div>
  );
}

const cuantos = (numero: number) => (numero === 1 ? "1 resultado" : `${numero} resultados`);
