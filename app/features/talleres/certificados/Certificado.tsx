import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { Image } from "~/components/Image";
import { DataList } from "~/components/DataList";
import { Icon } from "~/components/Icon";
import { useRaiz } from "~/shell/marco/marca";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { loader } from "./certificado.server";
import { sinValor } from "./sinValor";
import * as css from "./certificado.css";

/** Certificate of attendance. The screen tells whether it is valid; the printed one holds the address that tells it. */
export function Certificado() {
  const { marca } = useRaiz();
  const { codigo, direccion, emitido, porTerminar, revocado, vale } = useLoaderData<typeof loader>();
  return (
    <article className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1 className={css.titulo}>
        {vale && (
          <>
            <Icon name="exito" size={24} className={css.enPantalla} />
            <span className={css.enPantalla}>Certificado válido</span>
            <span className={css.enPapel}>{vale.documento}</span>
          </>
        )}
        {!vale && sinValor(revocado !== null)}
      </h1>
      {revocado && (
        <Alert kind="advertencia">
          Se revocó el {revocado.cuando}. {revocado.motivo}
        </Alert>
      )}
      {porTerminar && !revocado && <p>Estará listo cuando termine {porTerminar}.</p>}
      {vale && (
        <div className={css.hoja}>
          <p className={textoSuave}>{marca.nombre} certifica que</p>
          <p className={css.nombre}>{vale.nombre}</p>
          <p>
            {vale.asistio ? "asistió" : "se inscribió y entró"} {vale.a} <strong>{vale.titulo}</strong>, en
            vivo y en línea.
          </p>
          <DataList
            entries={[
              { term: "Fecha", value: vale.cuando },
              { term: "Presencia", value: vale.presencia },
              { term: "Emitido", value: emitido },
              { term: "Código", value: <span className={css.codigo}>{codigo}</span> },
            ]}
          />
          <div className={css.comprobar}>
            <Image src={vale.qr} alt="" width={164} height={164} className={css.qr} />
            <p className={classNames(textoSuave, textoChico, css.direccion)}>
              Para comprobarlo, escanea el código o abre {direccion}
            </p>
          </div>
        </div>
      )}
      {!vale && <p className={textoSuave}>Código {codigo}</p>}
      {vale && <p className={css.enPantalla}>Imprímelo o guárdalo como PDF desde tu navegador.</p>}
      <p className={css.enPantalla}>
        <a href="/certificado" className={enlaceSuelto}>
          Comprobar otro certificado
        </a>
      </p>
    </article>
  );
}
