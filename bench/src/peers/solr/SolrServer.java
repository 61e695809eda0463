import java.util.EnumSet;
import javax.servlet.DispatcherType;
import org.apache.solr.servlet.CoreContainerProvider;
import org.apache.solr.servlet.SolrDispatchFilter;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.servlet.ServletContextHandler;

/** Solr in Jetty on 127.0.0.1, as its own distribution's web.xml puts the two together. */
public class SolrServer {
  public static void main(String[] args) throws Exception {
    Server server = new Server();
    ServerConnector connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    connector.setPort(Integer.parseInt(args[0]));
    server.addConnector(connector);

    ServletContextHandler context = new ServletContextHandler(server, "/solr");
    context.addEventListener(new CoreContainerProvider());
    context.addFilter(SolrDispatchFilter.class, "/*", EnumSet.of(DispatcherType.REQUEST));
    // A filter alone is asked only where a servlet answers the path.
    context.addServlet(org.eclipse.jetty.servlet.DefaultServlet.class, "/");
    server.start();
    server.join();
  }
}
