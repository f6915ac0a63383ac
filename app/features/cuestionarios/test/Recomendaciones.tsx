import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { contenedor, enlaceSuelto, pagina, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import { AyudaAhora } from "./AyudaAhora";
import { RESULTADOS } from "./direcciones";
import type { loader } from "./recomendaciones.server";

/** What may help, each with its reason. */
export function Recomendaciones() {
  const { alarma, recomendaciones } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Por dónde empezar</h1>
        <p className={textoGuia}>Elige una sola cosa. Lo pequeño que se repite es lo que más cambia.</p>
        <p>
          <a href={RESULTADOS} className={enlaceSuelto}>
            Volver a tus resultados
          </a>
        </p>
      </header>
      {alarma ? <AyudaAhora /> : <LineaDeCrisis />}
      {recomendaciones.map(({ dimension, motivo, razon, piezas, especialidad, conQuien }, indice) => (
        <section key={dimension} aria-labelledby={`de-${indice}`} className={pila.media}>
          <div className={pila.junta}>
            <h2 id={`de-${indice}`}>{dimension}</h2>
            <p className={textoSuave}>{motivo}</p>
            <p>{razon}</p>
          </div>
          <ListaDePiezas piezas={piezas} nivel={3} aLaVista={indice === 0 ? 2 : 0} />
          {especialidad && (
            <div className={pila.corta}>
              <p>{conQuien}</p>
              <div>
                <Button href={especialidad.href} variant="secondary">
                  Ver horarios de {especialidad.nombre.toLowerCase()}
                </Button>
              </div>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
