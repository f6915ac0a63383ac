import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Etiqueta } from "~/components/Etiqueta";
import { Hora } from "~/components/Hora";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import {
  alLado,
  contenedor,
  enTresPartes,
  fila,
  pagina,
  pila,
  primeraParte,
  textoGuia,
  textoSuave,
  ultimaParte,
} from "~/styles/layout.css";
import { DiasPorMes } from "../reserva/DiasPorMes";
import * as css from "./especialistas.css";
import type { loader } from "./especialista.server";

export function Especialista() {
  const datos = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina)}>
      <div className={enTresPartes}>
        <header className={clases(primeraParte, css.cabecera)}>
          <Retrato id={datos.retrato} tamano={96} loading="eager" />
          <div className={pila.junta}>
            <h1>{datos.nombre}</h1>
            <p className={textoSuave}>
              {datos.especialidad} · {datos.colegiatura}
            </p>
          </div>
        </header>
        <Tarjeta como="section" className={clases(alLado, pila.media)} aria-label="Tu sesión">
          <ListaDeDatos
            datos={[
              {
                termino: "Precio",
                valor: <Precio centimos={datos.precioCentimos} conIgv conBono={datos.conBono} />,
                total: true,
              },
              { termino: "Duración", valor: `${datos.duracionEnMinutos} minutos` },
              { termino: "Idiomas", valor: datos.idiomas.join(", ") },
            ]}
          />
          {datos.primerDia && (
            <Boton href={datos.hrefDeAgenda} completo grande>
              Elegir día y hora
            </Boton>
          )}
          <Boton href={`/agendar/${datos.slugDeEspecialidad}`} variante="texto" completo>
            Cambiar de especialista
          </Boton>
        </Tarjeta>
        <div className={clases(ultimaParte, pila.amplia)}>
          <p className={textoGuia}>{datos.presentacion}</p>
          {datos.slugDeEspecialidad === "psicologia" && <LineaDeCrisis />}
          <section className={pila.corta} aria-labelledby="temas">
            <h2 id="temas">Puede ayudarte con</h2>
            <ul className={fila.corta}>
              {datos.temas.map((tema) => (
                <li key={tema}>
                  <Etiqueta especialidad={datos.slugDeEspecialidad}>{tema}</Etiqueta>
                </li>
              ))}
            </ul>
          </section>
          <section className={pila.media} aria-labelledby="horarios">
            <h2 id="horarios">Próximos horarios</h2>
            {datos.primerDia ? (
              <>
                <p className={css.primerDia}>{datos.primerDia.dia}, hora de Perú</p>
                <ul className={css.horas} aria-label={`Horarios del ${datos.primerDia.dia}`}>
                  {datos.primerDia.horarios.map(({ iso, hora, href }) => (
                    <li key={iso}>
                      <Hora href={href} hora={hora} />
                    </li>
                  ))}
                </ul>
                <DiasPorMes meses={datos.meses} activo={undefined} />
              </>
            ) : (
              <EstadoVacio
                nivel={3}
                titulo="No tiene horarios libres por ahora"
                acciones={
                  <Boton href={`/especialista?especialidad=${datos.slugDeEspecialidad}`}>
                    Ver otros especialistas
                  </Boton>
                }
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
