import styles from './form-result.module.css';

/**
 * The page that ends a form sent without script. The build renders its frame; the server fills in
 * what became of the message or the application, between the two comments.
 */
export const FormResultPage = () => (
  <section className={styles.result}>
    <div
      className="container"
      dangerouslySetInnerHTML={{ __html: '<!--result:title--><!--result:body-->' }}
    />
  </section>
);
