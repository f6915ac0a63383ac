import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Icono } from "~/components/Icono";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Tarjeta } from "~/components/Tarjeta";
import { ayudaDe, useRaiz } from "~/shell/marca";
import { contenedorMedio, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import * as css from "./ayuda.css";
import { PREGUNTAS } from "./preguntas";

export function Ayuda() {
  const { marca } = useRaiz();
  const ayuda = ayudaDe(marca, `Hola, necesito ayuda con ${marca.nombre}.`);
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Ayuda</h1>
        <p className={textoGuia}>Lo que más nos preguntan, y cómo hablar con nosotros.</p>
      </header>
      <LineaDeCrisis />
      {PREGUNTAS.map(({ tema, preguntas }) => (
        <Tarjeta como="section" key={tema} aria-label={tema}>
          <h2>{tema}</h2>
          {preguntas.map(({ pregunta, respuesta, enlaces }) => (
            <details key={pregunta} className={css.pregunta}>
              <summary className={css.titulo}>
                {pregunta}
                <Icono nombre="abajo" />
              </summary>
              <div className={css.respuesta}>
                <p>{respuesta}</p>
                <ul>
                  {enlaces.map(({ href, texto }) => (
                    <li key={href}>
                      <a href={href} className={css.enlace}>
                        {texto}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          ))}
        </Tarjeta>
      ))}
      <Tarjeta como="section" aria-labelledby="contacto" className={pila.media}>
        <h2 id="contacto">¿No está aquí?</h2>
        <p>Cuéntanos qué pasó. Si viste un código de soporte, dínoslo: con él encontramos lo que falló.</p>
        <p className={fila.media}>
          <Boton href={ayuda.href}>{ayuda.texto}</Boton>
          {ayuda.href !== "/reclamo" && (
            <Boton href="/reclamo" variante="secundario">
              Libro de Reclamaciones
            </Boton>
          )}
        </p>
      </Tarjeta>
    </div>
  );
}
