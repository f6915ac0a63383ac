import { clases } from "~/components/clases";
import { Icono } from "~/components/Icono";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { contenedor, pila, textoSuave } from "~/styles/layout.css";
import { AyudaPorWhatsapp } from "./AyudaPorWhatsapp";
import type { Marca } from "~/domain/shared/marca";
import * as css from "./Pagina.css";

export function Pie({ marca, codigoDeSoporte }: { marca: Marca; codigoDeSoporte: string | null }) {
  return (
    <footer className={css.pie}>
      <AyudaPorWhatsapp marca={marca} codigo={codigoDeSoporte} />
      <div className={clases(contenedor, pila.amplia)}>
        <LineaDeCrisis />
        <div className={css.columnas}>
          <div>
            <p className={css.logo}>{marca.nombre}</p>
            <p className={textoSuave}>
              Sesiones con especialistas, por videollamada y en hora de Perú
              {marca.aseguradora && `. Un servicio de ${marca.aseguradora}`}.
            </p>
          </div>
          <nav aria-label="Legal">
            <ul>
              <li>
                <a href="/reclamo" className={css.enlace}>
                  <Icono nombre="libro" />
                  Libro de Reclamaciones
                </a>
              </li>
              <li>
                <a href="/terminos-y-condiciones" className={css.enlace}>
                  Términos y condiciones
                </a>
              </li>
              <li>
                <a href="/privacidad" className={css.enlace}>
                  Privacidad
                </a>
              </li>
              <li>
                <a href="/consentimiento-usos-adicionales" className={css.enlace}>
                  Usos adicionales de tus datos
                </a>
              </li>
              {marca.privacidadUrl && (
                <li>
                  <a href={marca.privacidadUrl} className={css.enlace} rel="noreferrer">
                    Política de privacidad
                  </a>
                </li>
              )}
            </ul>
          </nav>
          {marca.redes.length > 0 && (
            <nav aria-label="Redes sociales">
              <ul className={css.redes}>
                {marca.redes.map(({ nombre, url }) => (
                  <li key={url}>
                    <a href={url} className={css.enlace} rel="noreferrer">
                      {nombre}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}
