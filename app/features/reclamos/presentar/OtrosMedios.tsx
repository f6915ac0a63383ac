import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import type { Empresa } from "~/domain/shared/marca";
import { enlaceDeWhatsapp, useRaiz } from "~/shell/marco/marca";
import { enlaceSuelto, pila, textoPropio } from "~/styles/layout.css";

/** The other ways to complain: the book is one of them. */
export function OtrosMedios({ empresa }: { empresa: Empresa }) {
  const { marca } = useRaiz();
  const whatsapp = enlaceDeWhatsapp(marca, `Hola, quiero presentar un reclamo a ${marca.nombre}.`);
  return (
    <Fold title="Otras formas de reclamar">
      <ul className={pila.corta}>
        {whatsapp && (
          <li>
            <a className={enlaceSuelto} href={whatsapp} rel="noreferrer">
              Escríbenos por WhatsApp
            </a>
          </li>
        )}
        {marca.correoDeSoporte && (
          <li>
            <a className={classNames(enlaceSuelto, textoPropio)} href={`mailto:${marca.correoDeSoporte}`}>
              Escríbenos a {marca.correoDeSoporte}
            </a>
          </li>
        )}
        <li>
          Por escrito a {empresa.razonSocial}, RUC {empresa.ruc}, en {empresa.direccion}.
        </li>
        <li>
          También puedes acudir a{" "}
          <a href="https://www.gob.pe/indecopi" rel="noreferrer">
            INDECOPI
          </a>
          , que protege a los consumidores en el Perú.
        </li>
      </ul>
    </Fold>
  );
}
