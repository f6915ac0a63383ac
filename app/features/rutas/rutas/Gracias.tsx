import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Ganancia } from "~/components/Ganancia";
import { Icon } from "~/components/Icon";
import { LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { contenedor, pagina, pila, textoChico, textoGuia, textoSuave } from "~/styles/layout.css";
import type { loader } from "./gracias.server";
import { ListaDeRutas } from "./ListaDeRutas";
import { PasoDeRuta } from "./PasoDeRuta";
import * as css from "./rutas.css";

export function Gracias() {
  const { titulo, ganancia, terminadaEl, inicio, pasosHechos, deMas, sigue } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Terminaste la ruta</h1>
        <p className={textoGuia}>
          «{titulo}», {deMas.length > 0 ? `con todos los pasos que tenía el ${terminadaEl}` : "paso a paso"}.
          Quédate con lo que te sirvió.
        </p>
        <Ganancia texto={ganancia} />
      </header>
      <section aria-labelledby="lo-que-hiciste" className={pila.media}>
        <h2 id="lo-que-hiciste">Lo que hiciste</h2>
        <ol className={css.pasos}>
          {pasosHechos.map(({ paso, titulo: suTitulo, cuando, respuesta }) => (
            <li key={paso} id={`paso-${paso}`} className={css.paso}>
              <span className={css.marcaHecha} aria-hidden="true">
                <Icon name="exito" />
              </span>
              <div className={css.cuerpo}>
                <p className={css.tituloDePaso}>{suTitulo}</p>
                <p className={classNames(textoSuave, textoChico)}>{cuando}</p>
                {respuesta && <Alert role="status">{respuesta}</Alert>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {deMas.length > 0 && (
        <section aria-labelledby="de-mas" className={pila.media}>
          <h2 id="de-mas">Pasos nuevos, por si quieres</h2>
          <p>
            {deMas.length === 1 ? "Se sumó un paso" : `Se sumaron ${deMas.length} pasos`} después de que la
            terminaste. Tu ruta sigue terminada, los hagas o no.
          </p>
          <ol className={css.pasos}>
            {deMas.map((paso, indice) => (
              <PasoDeRuta key={paso.id} numero={pasosHechos.length + indice + 1} inicio={inicio} {...paso} />
            ))}
          </ol>
        </section>
      )}
      {sigue.length > 0 && (
        <section aria-labelledby="sigue" className={pila.media}>
          <h2 id="sigue">Lo que va bien después</h2>
          <ListaDeRutas rutas={sigue} />
        </section>
      )}
      <p>
        <Button href={LISTA_DE_RUTAS} variant="secondary">
          Ver todas las rutas
        </Button>
      </p>
    </div>
  );
}
