// Signatures from .NET 8 and ASP.NET Core that samples of back ends use.
using System;
using System.IO;
using System.Threading.Tasks;
namespace System.Text.Json {
    public class JsonException : Exception { }
    public enum JsonSerializerDefaults { General = 0, Web = 1 }
    public sealed class JsonSerializerOptions {
        public JsonSerializerOptions(JsonSerializerDefaults defaults) { }
    }
    public static class JsonSerializer {
        public static T Deserialize<T>(byte[] utf8Json, JsonSerializerOptions options) => throw null;
    }
}
namespace Microsoft.AspNetCore.Http {
    public interface IResult { }
    public struct StringValues {
        public static implicit operator string(StringValues values) => throw null;
    }
    public interface IHeaderDictionary {
        StringValues this[string key] { get; set; }
    }
    public abstract class HttpRequest {
        public abstract Stream Body { get; set; }
        public abstract IHeaderDictionary Headers { get; }
    }
    public static class Results {
        public static IResult BadRequest() => throw null;
        public static IResult Json(object data) => throw null;
        public static IResult Unauthorized() => throw null;
    }
}
namespace Microsoft.AspNetCore.Builder {
    using Microsoft.AspNetCore.Http;
    public sealed class WebApplicationBuilder {
        public WebApplication Build() => throw null;
    }
    public sealed class WebApplication {
        public static WebApplicationBuilder CreateBuilder(string[] args) => throw null;
        public void MapPost(string pattern, Func<HttpRequest, Task<IResult>> handler) { }
        public void Run(string url) { }
    }
}
