import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card, CardFoot } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { ListaConImagenes, TarjetaConImagen } from "~/components/TarjetaConImagen";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import {
  contenedor,
  enlaceSuelto,
  pagina,
  pila,
  rejilla,
  textoChico,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { AyudaAhora } from "~/components/AyudaAhora";
import { RESULTADOS } from "./direcciones";
import type { loader } from "./recomendaciones.server";
import * as css from "./bienestar.css";

/** After a test: one thing to begin with, two more, and the rest with its reasons, folded. */
export function Recomendaciones() {
  const { alarma, guia, primeros, recomendaciones } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      {alarma && <AyudaAhora desde="recomendaciones" conFoco />}
      <header className={pila.corta}>
        <h1>Por dónde empezar</h1>
        <p className={textoGuia}>{alarma ? "Primero, habla con alguien. Lo demás puede esperar." : guia}</p>
      </header>
      {!alarma && <LineaDeCrisis llamar />}
      <div className={css.primeros}>
        <ListaConImagenes>
          {primeros.map(({ href, titulo, dimension, detalles, portada, empezado }, indice) => (
            <TarjetaConImagen
              key={href}
              href={href}
              titulo={empezado ? `Continuar: ${titulo}` : titulo}
              nivel={2}
              imagen={portada}
              diferida={indice > 0}
              antes={<p className={classNames(textoSuave, textoChico)}>{dimension}</p>}
            >
              <CardFoot>{detalles}</CardFoot>
            </TarjetaConImagen>
          ))}
        </ListaConImagenes>
      </div>
      <Fold title="Todo lo que puede ayudarte">
        <div className={pila.amplia}>
          {recomendaciones.map((recomendacion, indice) => (
            <Recomendacion key={recomendacion.dimension} {...recomendacion} indice={indice} />
          ))}
        </div>
      </Fold>
      <p>
        <a href={RESULTADOS} className={enlaceSuelto}>
          Volver a tus resultados
        </a>
      </p>
    </div>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>["recomendaciones"][number];

/** One recommendation after a test. The specialist comes last, except when speaking with one must not wait. */
function Recomendacion({ indice, ...recomendacion }: Datos & { indice: number }) {
  const { dimension, motivo, razon, consejos, piezas, acompanan } = recomendacion;
  const { especialidad, conQuien, primeroHablar } = recomendacion;
  const hablar = especialidad && (
    <div className={pila.corta}>
      <p>{conQuien}</p>
      <div>
        <Button href={especialidad.href} variant={primeroHablar ? "primary" : "secondary"}>
          Agendar {especialidad.nombre.toLowerCase()}
        </Button>
      </div>
    </div>
  );
  return (
    <section aria-labelledby={`de-${indice}`} className={pila.media}>
      <div className={pila.junta}>
        <h2 id={`de-${indice}`}>{dimension}</h2>
        {motivo && <p className={textoSuave}>{motivo}</p>}
        {!primeroHablar && <p>{razon}</p>}
      </div>
      {primeroHablar && hablar}
      {primeroHablar && <p>{razon}</p>}
      {consejos.length > 0 && (
        <div className={pila.corta}>
          <h3>Para lo que nos contaste</h3>
          <ul className={css.lista}>
            {consejos.map((consejo) => (
              <li key={consejo}>{consejo}</li>
            ))}
          </ul>
        </div>
      )}
      {piezas.length > 0 && <ListaDePiezas piezas={piezas} nivel={3} aLaVista={0} />}
      {acompanan.length > 0 && (
        <ul className={rejilla.media}>
          {acompanan.map(({ href, porque, titulo, resumen, detalles }) => (
            <Card as="li" key={href} className={pila.junta}>
              <p className={textoSuave}>{porque}</p>
              <h3>
                <a href={href} className={enlaceSuelto}>
                  {titulo}
                </a>
              </h3>
              <p>{resumen}</p>
              <p className={classNames(textoSuave, textoChico)}>{detalles}</p>
            </Card>
          ))}
        </ul>
      )}
      {!primeroHablar && hablar}
    </section>
  );
}
