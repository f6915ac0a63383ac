import { useLocation } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import type { Marca } from "~/domain/shared/marca";
import { contenedor, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { AyudaPorWhatsapp } from "./AyudaPorWhatsapp";
import { AYUDA, CUENTA, esParaQuienTieneCuenta, MI_ZONA, SERVICIOS, type Lugar } from "./mapa";
import type { DatosDeRaiz } from "./marca";
import * as css from "./Pagina.css";

type Props = Pick<DatosDeRaiz, "marca" | "empresa"> & { codigoDeSoporte: string | null };

export function Pie({ marca, empresa, codigoDeSoporte }: Props) {
  const { pathname } = useLocation();
  return (
    <footer className={css.pie}>
      <AyudaPorWhatsapp marca={marca} codigo={codigoDeSoporte} />
      <div className={classNames(contenedor, pila.amplia)}>
        <div className={css.siempreALaVista}>
          <LineaDeCrisis />
          <a href="/reclamo" className={css.enlace}>
            <Icon name="libro" />
            Libro de Reclamaciones
          </a>
        </div>
        <div className={css.columnas}>
          {columnas(marca, pathname).map(({ titulo, lugares }) => (
            <details key={titulo} className={css.columna}>
              <summary className={css.tituloDeColumna}>
                {titulo}
                <Icon name="abajo" />
              </summary>
              <ul>
                {lugares.map(({ href, texto }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className={css.enlace}
                      rel={href.startsWith("/") ? undefined : "noreferrer"}
                    >
                      {texto}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <p className={classNames(textoSuave, textoChico)}>
          {marca.nombre}
          {marca.aseguradora && `, un servicio de ${marca.aseguradora}`}
          {empresa && `. ${empresa.razonSocial}, RUC ${empresa.ruc}`}. Todas las horas son hora de Perú.
        </p>
      </div>
    </footer>
  );
}

function columnas(marca: Marca, pathname: string): { titulo: string; lugares: readonly Lugar[] }[] {
  return [
    { titulo: "Servicios", lugares: SERVICIOS.flatMap(({ lugares }) => lugares) },
    ...(esParaQuienTieneCuenta(pathname)
      ? [
          {
            titulo: "Tu cuenta",
            lugares: [{ href: MI_ZONA.lugares[0].href, texto: MI_ZONA.texto }, ...CUENTA],
          },
        ]
      : []),
    {
      titulo: "Ayuda",
      lugares: [
        { href: AYUDA.href, texto: "Preguntas frecuentes" },
        { href: `${AYUDA.href}#contacto`, texto: "Hablar con nosotros" },
        ...marca.redes.map(({ nombre, url }) => ({ href: url, texto: nombre })),
      ],
    },
    {
      titulo: "Legal",
      lugares: [
        { href: "/terminos-y-condiciones", texto: "Términos y condiciones" },
        { href: "/privacidad", texto: "Cómo cuidamos tus datos" },
        { href: "/consentimiento-usos-adicionales", texto: "Usos adicionales de tus datos" },
        ...(marca.privacidadUrl ? [{ href: marca.privacidadUrl, texto: "Política de privacidad" }] : []),
      ],
    },
  ];
}
